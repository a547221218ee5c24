import { formatContentIssue } from './content-issue';
import { readPack } from './read-shop';
import { sampleFiles } from './testing/sample-pack';

it('reports the issues of all files and stages at once, with line and column', () => {
  const edits: Readonly<Record<string, [string | RegExp, string]>> = {
    about: ['contactLabel', 'contactLable'],
    company: [/postcode: .+/, 'postcode: DERBY'],
    menu: ['- ', '  - "'],
    'products/rm850e': [/image: .+/, 'image: fan'],
  };
  const files = sampleFiles.map(({ source, ...file }) => {
    const [from, to] = edits[file.name] ?? ['', ''];
    return { ...file, source: source.replace(from, to) };
  });
  const findLine = (name: string, text: string) => {
    const lines = files.find((file) => file.name === name)?.source.split('\n') ?? [];
    return lines.findIndex((line) => line.includes(text)) + 1;
  };
  expect(readPack(files, {}).issues.map(formatContentIssue)).toEqual([
    expect.stringMatching(/^data\/sample\/menu\.yaml:2:5: a quote/),
    `data/sample/about.yaml:${findLine('about', 'hero:')}:1: hero.contactLabel: is missing: write it`,
    `data/sample/about.yaml:${findLine('about', 'contactLable')}:3: hero: has no field contactLable: correct its name, or remove it`,
    `data/sample/company.yaml:${findLine('company', 'DERBY')}:13: address.postcode: "DERBY": is not a UK postcode such as DE1 0AA`,
    expect.stringMatching(
      /^data\/sample\/products\/rm850e\.yaml:.+"fan": is not in pictures\.yaml/,
    ),
  ]);
});
