import { testMistakes } from '../testing/mistakes';
import { siteData } from '../validation';

describe('a mistake in a page’s copy is told in one line', () => {
  testMistakes([
    ['a long description', 'home', ['search', 'description'], 'x'.repeat(161), /longer than 160/],
    ['an empty heading', 'home', ['why', 'heading'], '', /^data\/home\.ts, home, why\.heading: ""/],
    ['a misspelt field', 'about', ['hero', 'leed'], 'x', /hero: has no field leed: remove it/],
    [
      'a line that a part’s data sheet has not',
      'about',
      ['values', 'items', 0, 'evidence', 'lines', 0, 'label'],
      'Sockets',
      /lines\.0\.label: "Sockets" is not a label of Processors: write Socket$/,
    ],
    [
      'a line that a board’s data sheet has not',
      'about',
      ['values', 'items', 0, 'evidence', 'lines', 0, 'boardLabel'],
      'Sockets',
      /lines\.0\.boardLabel: "Sockets" is not a label of Motherboards: write Socket$/,
    ],
    [
      'boards of a kind that is not sold',
      'about',
      ['values', 'items', 0, 'evidence', 'on'],
      'Motherboard',
      /evidence\.on: "Motherboard" is not a category of data\/taxonomy\.ts/,
    ],
    [
      'evidence about a board without its name',
      'about',
      ['values', 'items', 0, 'evidence', 'caption'],
      'What fits',
      /evidence\.caption: "What fits" lacks \{board\}: write it/,
    ],
    [
      'the questions of a page that is not there',
      'about',
      ['values', 'items', 1, 'evidence', 'category'],
      'computer-system',
      /evidence\.category: "computer-system" is not a category/,
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
