import { lines, notes, sentences } from '@/data/compatibility';
import { checkProduct } from '@/lib/visitor-pc/check-product';
import type { VisitorPart } from '@/lib/visitor-pc/visitor-parts';
import { listCardLines } from './card-lines';
import { checkPair, collectFindings } from './check-parts';
import { buildCompatibilityTable } from './compatibility-table';
import { type Finding, type FindingCode, getVerdict, outcomeByCode } from './findings';
import { formatCell, formatFinding, formatFindingSummary, joinNames } from './messages';
import type { KnownPart } from './parts';
import { examplesByCode } from './testing/examples';
import { cpu, gpu, memory, motherboard, pcCase, psu } from './testing/parts';

const codes = Object.keys(outcomeByCode) as readonly FindingCode[];
const examples = codes.map((code) => ({ code, ...examplesByCode[code] }));

const findExample = (code: FindingCode) => {
  const { parts, purpose, isReadyMade } = examplesByCode[code];
  const [product] = parts;
  if (isReadyMade && product) return { parts, findings: checkProduct(product, [], 'Dell XPS') };
  const soldKinds = new Set(['motherboard', 'psu'] as const);
  return { parts, findings: collectFindings(parts, { purpose, soldKinds }) };
};

describe.each(examples)('$code', ({ code }) => {
  const { parts, findings } = findExample(code);
  const finding = findings.find((one) => one.code === code);

  it('is found, with its outcome', () => {
    expect(finding).toMatchObject({ code, outcome: outcomeByCode[code] });
  });

  it('is formatted without a placeholder left, in sentences of at most 25 words', () => {
    const sentence = finding ? formatFinding(finding, parts) : '';
    for (const text of [sentence, finding ? formatFindingSummary(finding, parts) : '']) {
      expect(text).not.toMatch(/[{}[\]|]|undefined|NaN|^$/);
      expect(text).toMatch(/^[\p{Lu}\d]/u);
    }
    for (const one of sentence.split(/[.?!:] /))
      expect(one.split(' ').length).toBeLessThanOrEqual(25);
    expect(sentence).toMatch(/[.?]$/);
  });
});

it('has each code once, and notes and lines for no other', () => {
  expect(Object.values(sentences).flatMap((byCode) => Object.keys(byCode))).toEqual(codes);
  expect(codes).toEqual(expect.arrayContaining([...Object.keys(notes), ...Object.keys(lines)]));
});

/** Two parts of different kinds, whose finding every place may show. */
const pairs = examples.filter(({ parts, purpose, isReadyMade }) => {
  const [one, other] = parts.map(({ facts }) => facts?.part);
  return parts.length === 2 && one !== other && !purpose && !isReadyMade;
});

describe.each(pairs)('two parts with $code', ({ parts }) => {
  const [product, other] = parts as readonly [KnownPart, KnownPart];
  const findings = collectFindings(parts, { soldKinds: new Set() });
  const verdict = getVerdict(findings, product.id);
  const outcome = verdict?.outcome;

  it('say the same on the card, in the review, in the table and in the email', () => {
    expect(verdict).toBeDefined();
    if (verdict === undefined) return;
    const sortParts = (finding: Finding | undefined) =>
      finding && { ...finding, partIds: finding.partIds.toSorted() };
    expect(sortParts(checkPair(product, other)[0])).toEqual(sortParts(verdict));
    // The review's line and list, and the email.
    expect(getVerdict(findings, other.id)).toEqual(verdict);
    expect(formatFinding(verdict, parts)).toContain(product.facts.short);
    // The card at rest, of a kind that names the other.
    const line = listCardLines(product, parts).find((one) => one.outcome !== undefined);
    const summary = formatFindingSummary(verdict, parts, product.id);
    if (line) {
      expect(line.outcome).toBe(outcome);
      const note = summary.split(': ').at(-1) ?? '';
      if (summary.includes(': ')) expect(line.text).toContain(note.split(' ').at(-1));
    }
    // The table, whose cells have no names.
    const cell = buildCompatibilityTable(parts).groups.flat()[0]?.cells[0];
    if (cell) expect(cell).toEqual({ outcome, text: formatCell(verdict, parts) });
  });

  it('say the same where the other part is the visitor’s', () => {
    const own = { ...other, id: `own-${other.id}`, isOwned: true } as unknown as VisitorPart;
    const [worst] = checkProduct({ ...product, isOwned: false }, [own]);
    // Of a visitor's motherboard or power supply few facts are known, and none are here.
    const known = collectFindings([{ ...product, isOwned: false }, own], { soldKinds: new Set() });
    expect(worst).toEqual(getVerdict(known, product.id));
    if (!other.isOwned) expect([worst?.code, worst?.outcome]).toEqual([verdict?.code, outcome]);
    if (worst)
      expect(formatFindingSummary(worst, [product, own], product.id)).toMatch(
        /[Yy]our |we’ll|slots? thick/,
      );
  });
});

describe('a sentence', () => {
  const format = (code: FindingCode) => {
    const { parts, findings } = findExample(code);
    const finding = findings.find((one) => one.code === code);
    return finding && formatFinding(finding, parts);
  };

  it.each<[FindingCode, string]>([
    ['socket-differs', 'The P needs an S2 board; the B is S1.'],
    [
      'gpu-too-long',
      'The G is 348 mm long, 1 mm too long for the K. Choose a shorter card or a bigger case.',
    ],
    ['resource-short', 'The G needs four 8-pin leads; the W has three.'],
    ['gpu-at-x4', 'The B has one full-speed graphics slot; another card runs at x4.'],
    ['ask-case', 'Which case have you got? The graphics card needs 350 mm of room.'],
    ['ask-which', 'One PC takes one processor. Which of these: the P and Q?'],
  ])('of %s', (code, sentence) => {
    expect(format(code)).toBe(sentence);
  });

  it('agrees with the number of parts, and names the visitor’s as theirs', () => {
    const parts = [
      ...['P', 'Q', 'R'].map((id) => cpu(id, { socket: 'S2' })),
      { ...motherboard('board'), isOwned: true },
    ];
    const [clash] = collectFindings(parts, { soldKinds: new Set(), purpose: 'choosing' });
    expect(clash && formatFinding(clash, parts)).toBe(
      'The P, Q and R need an S2 board; your board is S1.',
    );
  });

  it('names the brand that recommends a power supply', () => {
    const parts = [{ ...gpu('G', { minimumSupply: 850 }), brand: 'ASUS' }, psu('W')];
    const [worst] = checkPair(...(parts as [KnownPart, KnownPart]));
    expect(worst && formatFinding(worst, parts)).toBe(
      'The W has 750 W, below ASUS’s recommended 850 W for the G.',
    );
    const summary = worst && formatFindingSummary(worst, parts, 'G');
    expect(summary).toBe('Below ASUS’s recommended 850 W: the W has 750 W');
  });

  it('has another view from each part’s card', () => {
    const parts = [gpu('G', { length: 348, room: 350 }), pcCase('K', { cardRoom: 325 })] as const;
    const [worst] = checkPair(...parts);
    if (worst === undefined) throw new Error('finds nothing');
    expect(formatFindingSummary(worst, parts, 'G')).toBe('Too long for the K by 23 mm');
    expect(formatFindingSummary(worst, parts, 'K')).toBe('Doesn’t take the G');
    expect(formatFindingSummary(worst, parts)).toBe('G: Too long for the K by 23 mm');
  });

  it('counts what a list of names leaves out', () => {
    expect(joinNames(['A', 'B', 'C', 'D', 'E'])).toBe('A, B, C, D and E');
    expect(joinNames(['A', 'B', 'C', 'D', 'E', 'F'])).toBe('A, B, C, D and 2 more');
  });

  it('asks for memory by its height', () => {
    const parts = [memory('M', { height: 44 }), cpu('P', { cooler: false })];
    const texts = collectFindings(parts, { soldKinds: new Set() }).map((one) =>
      formatFinding(one, parts),
    );
    expect(texts).toContain(
      'You’ll need a cooler: the P is sold without. Got one? Which? It must clear memory of 44 mm.',
    );
  });
});
