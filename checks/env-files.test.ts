import { envFileMistakes } from './env-files';

const mistakesIn = (...lines: readonly string[]) =>
  envFileMistakes([{ path: '.env.local', contents: lines.join('\r\n') }]);

describe('a file of settings', () => {
  it('may hold comments, quotes, escapes and what other programs read', () => {
    expect(
      mistakesIn(
        '# our name',
        'NEXT_PUBLIC_COMPANY_NAME="PC #1 Shop"',
        "export NEXT_PUBLIC_COMPANY_NAME='O”Neil #2'",
        'NEXT_PUBLIC_COMPANY_NAME=Cash\\$HOME',
        'NEXT_PUBLIC_COMPANY_NAME=5 $ Shop',
        'NEXT_PUBLIC_COMPANY_NAME=O’Neil’s',
        'NEXT_PUBLIC_BASE_PATH= # none',
        '  not=ours',
        'a word, and no value',
        '=no name',
        'CHROMIUM_PATH=/usr/bin/chromium#1',
      ),
    ).toEqual([]);
  });

  it.each([
    ['NEXT_PUBLIC_COMPANY_NAME=PC #1 Shop', /# outside quotes/],
    ['NEXT_PUBLIC_COMPANY_NAME=Cash$HOME', /\$ that would be replaced/],
    [`NEXT_PUBLIC_COMPANY_NAME="Cash\${HOME}"`, /\$ that would be replaced/],
    ['NEXT_PUBLIC_COMPANY_NAME="Acme', /no closing quote/],
    ['NEXT_PUBLIC_COMPANY_NAME=“Acme”', /curly quotes/],
    ['  export   NEXT_PUBLIC_COMPANY_NAME = “Acme”  ', /curly quotes/],
    ['NEXT_PUBLIC_COMPANY_NAME : "Acme', /no closing quote/],
    ['SITE_URL=https://www.acme.example', /write NEXT_PUBLIC_SITE_URL/],
  ])('with %s is told of in one line', (line, remedy) => {
    expect(mistakesIn('', line)).toEqual([expect.stringMatching(remedy)]);
    expect(mistakesIn('', line)).toEqual([
      expect.stringMatching(/^\.env\.local, line 2, \w+: .+$/),
    ]);
  });

  it('may have lines that end in any way', () => {
    const contents = 'A=1\nNEXT_PUBLIC_COMPANY_NAME="Acme\n';
    expect(envFileMistakes([{ path: '.env', contents }])).toEqual([
      expect.stringMatching(/^\.env, line 2, NEXT_PUBLIC_COMPANY_NAME: has no closing quote/),
    ]);
  });

  it('in another encoding is told of', () => {
    const contents = Buffer.from('NEXT_PUBLIC_COMPANY_NAME=Acme', 'utf16le').toString();
    expect(envFileMistakes([{ path: '.env', contents }])).toEqual([
      '.env: is not UTF-8: save it in that encoding',
    ]);
  });
});
