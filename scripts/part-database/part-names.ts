/** What a part is called, told from a record's name, which is often a shop's headline. */

/** What a record says of its part's name. */
export interface PartName {
  readonly name: string;
  readonly manufacturer?: string | null | undefined;
  readonly part_numbers?: readonly string[] | null | undefined;
}

const COLOUR =
  '(?:(?:matte|dark|light|true|all|chalk|charcoal|snow) )?(?:black|white|gr[ae]y|silver|red|blue|green|pink|orange|yellow|purple|violet|brown|cyan|turquoise|teal|beige|navy|snow|charcoal|multicolou?r)';
/** Metals are colours of cases and ratings of supplies. */
const CASE_COLOUR = `(?:${COLOUR}|gold|titanium|bronze|copper|solid|light|dark|clear)`;
const SIZE = '(?:(?:E-?|XL-?|Micro[- ]?|m)?ATX|(?:Mini[- ]?)?ITX)';
const BUILD = '(?:Super|Full|Middle|Midi|Mid|Mini|Micro|Slim|Ultra)';
const TOWER = '(?:Tower|Desktop|HTPC|Test Bench|Cube|Chassis|Case)';
/** Where a case's own name ends and what every case has begins. */
const CASE_KIND = new RegExp(
  `\\s(?:-\\s*)?(?:(?:(?:${SIZE}|PC|Computer|Gaming|Modular)\\s)+(?:${BUILD}[- ])?${TOWER}|${BUILD}[- ]${TOWER}|HTPC)\\b`,
  'i',
);
/** What a name ends before: how a case is closed and what stands on its front. */
const CASE_DETAIL =
  /\s?(?:\(|,|;|\s[-–—]+\s|\bw\/|\bwith\b|\b(?:tinted |light |dark |clear |dual.?)*tempered\b|\b(?:TG )?(?:light|dark|clear) tint|\bbrushed\b|\balumini?um \/|\b(?:acrylic|mesh|glass|solid|windowed)\b.*\bpanel|\bside panel|\bfront\b|\bUSB\b|\bincludes?\b|\bfeaturing\b).*$/i;
const CASE_WORDS = new RegExp(
  `\\b(?:${SIZE}|acrylic|windowed|premium|computer|gaming|pc|case|chassis|modular)\\b`,
  'gi',
);
const SUPPLY_KIND =
  /\s(?:(?:non|semi|fully|full|partial(?:ly)?)[- ]?modular|80 ?\+|80 ?plus|ATX ?\d\.\d|ATX12V|PCI-?E ?\d|cybenetics|certified|power supply|psu\b|modular).*$/i;
const BOARD_KIND =
  /(?<=\S)\s(?:(?:socket|LGA ?\d{3,4}(?:-\d)?|AM[1-5]\+?(?:\/AM\d\+?)*|FM[12]\+?|s?TRX?[45]|DDR[2-5]|(?:E-?ATX|XL-?ATX|(?:Micro|Mini|Thin)[- ]?(?:ATX|ITX|DTX)|mATX|ATX|ITX|SSI)|(?:gaming |intel |amd )?motherboard)(?=[\s,]|$).*|D[45])$/i;

const squeezed = (text: string) => text.replaceAll(/[\s|™®]+/g, ' ').trim();
const withoutEnds = (text: string) =>
  squeezed(text.replaceAll(/^[\s\-–—:/&+]+|[\s\-–—:/&,]+$/g, ''));
/** A name without the colours that it ends in. */
const uncoloured = (text: string, colour: string) =>
  withoutEnds(text.replace(new RegExp(`(?:[\\s/,&–-]+${colour})+\\s*$`, 'i'), ''));

/** A name's words in any order and case, by which two records are of one part. */
export const splitWords = (name: string): string =>
  (name.toLowerCase().match(/[a-z0-9.+]+/g) ?? [])
    .filter((word) => word !== 'series')
    .sort()
    .join(' ');

function caseModel(name: string): string {
  const kind = CASE_KIND.exec(name);
  const head = name
    .slice(0, kind?.index)
    .replace(CASE_DETAIL, '')
    .replace(new RegExp(`\\s${CASE_COLOUR}(?=\\s[AD]?RGB$)`, 'i'), '');
  // Behind its size a name may still tell it from its twin: 'RGB', 'AIRFLOW', 'Snow Edition'.
  const tail = kind ? name.slice(kind.index + kind[0].length).replace(CASE_DETAIL, '') : '';
  const told = tail
    .replaceAll(new RegExp(`(?<![\\w-])${CASE_COLOUR}(?![\\w-])|\\s/(?=\\s|$)`, 'gi'), ' ')
    .replaceAll(CASE_WORDS, ' ');
  return squeezed(`${uncoloured(head, CASE_COLOUR)} ${withoutEnds(told)}`);
}

/** Watts stand beside the name, as a fact. */
const supplyModel = (name: string) =>
  uncoloured(
    name
      .replace(/[,(].*$/, '')
      .replace(SUPPLY_KIND, '')
      .replaceAll(/\s\d{3,4} ?W(?:atts?)?(?=\s|$)/gi, '')
      .replaceAll(/\sATX(?=\s|$)/gi, ''),
    COLOUR,
  );

function boardModel(name: string): string {
  const model = withoutEnds(name.replace(/[,(].*$/, '').replace(BOARD_KIND, ''))
    .replace(/^(?:AMD|Intel) /i, '')
    .replace(/^([A-Z]\d{2,3}) (?=M(?:[-/ ]|$))/i, '$1');
  // The chipset is often said twice: 'X470 Prime X470-Pro'.
  const [, chipset, rest = ''] = /^([A-Z]{1,3}\d{2,4}[A-Z]{0,2}) (.+)$/i.exec(model) ?? [];
  const twice = chipset && new RegExp(`(?:^|[\\s-]|P\\d)${chipset}`, 'i').test(rest);
  return twice ? rest : model;
}

const MODELS = { cases: caseModel, supplies: supplyModel, boards: boardModel };

/** The kinds of parts that are known, as their files are called. */
export type DatabaseKind = keyof typeof MODELS;

/** Longest name that is one; what is longer is a headline that could not be cut. */
const LONGEST = 56;

/** What a part is called, as 'Fractal Design|North'; undefined where that cannot be told from the record. */
export function parsePartName(kind: DatabaseKind, { name, manufacturer, part_numbers }: PartName) {
  const maker = squeezed(manufacturer ?? '');
  // 'In Win' and 'InWin', 'COUGAR COUGAR-GX700'.
  const letters = maker.match(/[a-z0-9]/gi)?.join('[^a-z0-9]*') ?? '';
  const own = squeezed(name.replaceAll(/\((20\d\d)\)/g, '$1')).replace(
    new RegExp(`^(?:${letters}(?![a-z0-9])[^a-z0-9]*)+`, 'i'),
    '',
  );
  const model = MODELS[kind](` ${withoutEnds(own)}`);
  const words = splitWords(model);
  // The maker's own order, where the record's is a shop's: 'MAG B760M MORTAR', not 'B760M MAG MORTAR'.
  const ordered = part_numbers?.find(
    (number) => number.includes(' ') && splitWords(number) === words,
  );
  const full = `${maker}|${squeezed(ordered ?? model)}`;
  return maker === '' || words === '' || full.length > LONGEST ? undefined : full;
}
