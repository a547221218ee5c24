import { testMistakes } from '../testing/mistakes';
import { siteData } from '../validation';

describe('a mistake in a page’s copy is told in one line', () => {
  testMistakes([
    ['a long description', 'home', ['search', 'description'], 'x'.repeat(161), /longer than 160/],
    ['an empty heading', 'home', ['why', 'heading'], '', /^data\/home\.ts, home, why\.heading: ""/],
    ['a misspelt field', 'about', ['hero', 'leed'], 'x', /hero: has no field leed: remove it/],
    [
      'a table of a board without its name',
      'about',
      ['values', 'fitCaption'],
      'What fits',
      /fitCaption: "What fits" lacks \{board\}: write it/,
    ],
    ['no answer', 'contact', ['faq', 'items', 0, 'answer'], '', /faq\.items\.0\.answer: ""/],
    [
      'choices of a field to type in',
      'contact',
      ['form', 'fields', 0, 'options'],
      ['One', 'Two'],
      /form\.fields\.0\.options: .+ belong to a select/,
    ],
    [
      'a field to choose from without choices',
      'contact',
      ['form', 'fields', 0, 'control'],
      'select',
      /form\.fields\.0\.options: belong to a select/,
    ],
    ['an empty label', 'interface', ['filters', 'clear'], '', /interface\.ts.+filters\.clear/],
    ['an empty link', 'not-found', ['homeLabel'], '', /data\/not-found\.ts.+homeLabel: ""/],
    [
      'a fact that nobody asks for',
      'legal',
      ['privacy', 'items', 2, 'fact'],
      'keeping',
      /^data\/legal\.ts, legal, privacy\.items\.2\.fact: "keeping" is not a fact/,
    ],
    [
      'neither text nor fact',
      'legal',
      ['recycling', 'items', 1, 'text'],
      '',
      /recycling\.items\.1\.text: "" must not be empty without a fact/,
    ],
    [
      'a misspelt name in a legal text',
      'legal',
      ['privacy', 'items', 0, 'text'],
      'Sent to {comapny}',
      /privacy\.items\.0\.text: .+ names what is not known: write \{company\}/,
    ],
    [
      'a label with a brace too few',
      'interface',
      ['filters', 'shown'],
      '{shown} of {total products',
      /filters\.shown: .+ names what is not known: write \{shown\} or \{total\}/,
    ],
    ['no description', 'images', ['hero-home', 'alt'], '', /images\.ts, hero-home, alt: ""/],
    ['a long description', 'images', ['hero-home', 'alt'], 'x'.repeat(141), /longer than 140/],
    ['a number for a photograph', 'images', ['hero-home', 'stock'], '15', /must start with photo-/],
    ['a picture without a size', 'images', ['hero-home', 'width'], 0, /must be more than 0/],
    [
      'a control of another name',
      'contact',
      ['form', 'fields', 0, 'control'],
      'input',
      /a control/,
    ],
    [
      'a field of two words',
      'contact',
      ['form', 'fields', 0, 'name'],
      'a b',
      /one word in letters/,
    ],
    [
      'two pictures in the same words',
      'images',
      ['hero-about', 'alt'],
      siteData.images['hero-home'].alt,
      /hero-about, alt: .+ is what hero-home says too/,
    ],
    ['a picture of …', 'images', ['hero-home', 'alt'], 'Picture of a PC', /says that it is a/],
  ]);
});
