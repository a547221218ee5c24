/** Derives a part's name from its record's, which is often a shop's headline. */

import { type DatabaseKind, formatPartName, type PartLine } from '@/lib/part-database/part-line';
import type { OpenDbRecord } from './opendb-record';

const COLOUR =
  '(?:(?:matte|dark|light|true|all|chalk|charcoal|snow) )?(?:black|white|gr[ae]y|silver|red|blue|green|pink|orange|yellow|purple|violet|brown|cyan|turquoise|teal|beige|navy|snow|charcoal|multicolou?r)';
/** Metals are colours of cases and ratings of power supplies. */
const CASE_COLOUR = `(?:${COLOUR}|gold|titanium|bronze|copper|solid|light|dark|clear)`;
const SIZE = '(?:(?:E-?|XL-?|Micro[- ]?|m)?ATX|(?:Mini[- ]?)?ITX)';
const BUILD = '(?:Super|Full|Middle|Midi|Mid|Mini|Micro|Slim|Ultra)';
const TOWER = '(?:Tower|Desktop|HTPC|Test Bench|Cube|Chassis|Case)';
/** Finds where a case's own name ends and its description begins. */
const CASE_KIND = new RegExp(
  `\\s(?:-\\s*)?(?:(?:(?:${SIZE}|PC|Computer|Gaming|Modular)\\s)+(?:${BUILD}[- ])?${TOWER}|${BUILD}[- ]${TOWER}|HTPC)\\b`,
  'i',
);
/** The beginnings of details that may follow a case's name. */
const CASE_DETAILS = [
  // ' - ', 'w/ window', 'with 3 fans', 'front USB'
  String.raw`\(|,|;|\s[-–—]+\s|\bw/|\b(?:with|front|USB|includes?|featuring|brushed)\b`,
  // 'dark tempered glass', 'TG light tint', 'aluminium / glass'
  String.raw`\b(?:tinted |light |dark |clear |dual.?)*tempered\b`,
  String.raw`\b(?:TG )?(?:light|dark|clear) tint|\balumini?um /`,
  // 'mesh front panel', 'side panel'
  String.raw`\b(?:acrylic|mesh|glass|solid|windowed)\b.*\bpanel|\bside panel`,
];
const CASE_DETAIL = new RegExp(`\\s?(?:${CASE_DETAILS.join('|')}).*$`, 'i');
const CASE_WORDS = new RegExp(
  `\\b(?:${SIZE}|acrylic|windowed|premium|computer|gaming|pc|case|chassis|modular)\\b`,
  'gi',
);
/** A power supply's description, from a word such as 'modular', '80+' or 'PCIe 5' to the end. */
const PSU_KIND =
  /\s(?:(?:non|semi|fully|full|partial(?:ly)?)[- ]?modular|80 ?\+|80 ?plus|ATX ?\d\.\d|ATX12V|PCI-?E ?\d|cybenetics|certified|power supply|psu\b|modular).*$/i;
/** A motherboard's description, from its socket, memory or size: ' LGA1700 DDR5 ATX', ' D4'. */
const MOTHERBOARD_KIND =
  /(?<=\S)\s(?:(?:socket|LGA ?\d{3,4}(?:-\d)?|AM[1-5]\+?(?:\/AM\d\+?)*|FM[12]\+?|s?TRX?[45]|DDR[2-5]|(?:E-?ATX|XL-?ATX|(?:Micro|Mini|Thin)[- ]?(?:ATX|ITX|DTX)|mATX|ATX|ITX|SSI)|(?:gaming |intel |amd )?motherboard)(?=[\s,]|$).*|D[45])$/i;

const squeeze = (text: string) => text.replaceAll(/[\s|™®]+/g, ' ').trim();
const trimPunctuation = (text: string) =>
  squeeze(text.replaceAll(/^[\s\-–—:/&+]+|[\s\-–—:/&,]+$/g, ''));
const trimColours = (text: string, colour: string) =>
  trimPunctuation(text.replace(new RegExp(`(?:[\\s/,&–-]+${colour})+\\s*$`, 'i'), ''));

/** Returns a name's words in lower case, sorted. Records with one key are of one part. */
export const createNameKey = (name: string): string =>
  (name.toLowerCase().match(/[a-z0-9.+]+/g) ?? [])
    .filter((word) => word !== 'series')
    .sort()
    .join(' ');

function parseCaseModel(name: string): string {
  const kind = CASE_KIND.exec(name);
  const head = name
    .slice(0, kind?.index)
    .replace(CASE_DETAIL, '')
    .replace(new RegExp(`\\s${CASE_COLOUR}(?=\\s[AD]?RGB$)`, 'i'), '');
  // Words behind the size may distinguish two cases: 'RGB', 'AIRFLOW', 'Snow Edition'.
  const tail = kind ? name.slice(kind.index + kind[0].length).replace(CASE_DETAIL, '') : '';
  const variant = tail
    .replaceAll(new RegExp(`(?<![\\w-])${CASE_COLOUR}(?![\\w-])|\\s/(?=\\s|$)`, 'gi'), ' ')
    .replaceAll(CASE_WORDS, ' ');
  return squeeze(`${trimColours(head, CASE_COLOUR)} ${trimPunctuation(variant)}`);
}

/** Returns a power supply's name without its watts, which are a fact of their own. */
const parsePsuModel = (name: string) =>
  trimColours(
    name
      .replace(/[,(].*$/, '')
      .replace(PSU_KIND, '')
      .replaceAll(/\s\d{3,4} ?W(?:atts?)?(?=\s|$)/gi, '')
      .replaceAll(/\sATX(?=\s|$)/gi, ''),
    COLOUR,
  );

function parseMotherboardModel(name: string): string {
  const model = trimPunctuation(name.replace(/[,(].*$/, '').replace(MOTHERBOARD_KIND, ''))
    .replace(/^(?:AMD|Intel) /i, '')
    .replace(/^([A-Z]\d{2,3}) (?=M(?:[-/ ]|$))/i, '$1');
  // The chipset often stands twice: 'X470 Prime X470-Pro'.
  const [, chipset, rest = ''] = /^([A-Z]{1,3}\d{2,4}[A-Z]{0,2}) (.+)$/i.exec(model) ?? [];
  const isTwice = chipset && new RegExp(`(?:^|[\\s-]|P\\d)${chipset}`, 'i').test(rest);
  return isTwice ? rest : model;
}

/** Matches memory types in names and part numbers: 'Z690 AERO G DDR4', 'PRIME B760M-A AX D4'. */
export const MEMORY = /(?<![a-z0-9])(?:DDR|D)([2-5])(?![a-z0-9])/gi;

/** Returns true for a socket whose motherboards may be twins of one name, for DDR4 and DDR5. */
export const isTwinSocket = (socket: string | null | undefined) => /^LGA ?1700$/.test(socket ?? '');

/**
 * Returns the suffix that distinguishes a motherboard from its twin, such as 'D4' or 'DDR4', or ''.
 * Where a part number has the name without 'DDR4', that word is only OpenDB's description.
 */
export function findMemorySuffix({ metadata, socket, memory }: OpenDbRecord): string {
  const numbers = metadata.part_numbers ?? [];
  const model = createNameKey(parseModel('motherboard', metadata));
  const isDescription =
    !isTwinSocket(socket) || numbers.some((number) => createNameKey(number) === model);
  const words = isDescription ? numbers : [...numbers, metadata.name];
  const suffixes = words.flatMap((text) => [...text.matchAll(MEMORY)]);
  const suffix = suffixes.find(([, generation]) => `DDR${generation}` === memory?.ram_type);
  return suffix?.[0].toUpperCase() ?? '';
}

const MODEL_PARSERS: Readonly<Record<DatabaseKind, (name: string) => string>> = {
  case: parseCaseModel,
  psu: parsePsuModel,
  motherboard: parseMotherboardModel,
};

function parseModel(kind: DatabaseKind, { name, manufacturer }: OpenDbRecord['metadata']): string {
  // 'In Win' and 'InWin', 'COUGAR COUGAR-GX700'.
  const letters = (manufacturer ?? '').match(/[a-z0-9]/gi)?.join('[^a-z0-9]*') ?? '';
  const maker = new RegExp(`^(?:${letters}(?![a-z0-9])[^a-z0-9]*)+`, 'i');
  const model = squeeze(name.replaceAll(/\((20\d\d)\)/g, '$1')).replace(maker, '');
  return MODEL_PARSERS[kind](` ${trimPunctuation(model)}`);
}

/** A longer name is a headline that could not be cut. */
const MAX_NAME_LENGTH = 56;

/** Returns a part's maker and model; undefined where one is missing or the name is too long. */
export function parsePartName(
  kind: DatabaseKind,
  record: OpenDbRecord,
): Pick<PartLine, 'maker' | 'model'> | undefined {
  const { manufacturer, part_numbers } = record.metadata;
  const maker = squeeze(manufacturer ?? '');
  const model = parseModel(kind, record.metadata);
  const key = createNameKey(model);
  if (maker === '' || key === '') return undefined;
  // A part number may have the maker's order of words, 'MAG B760M', and the record 'B760M MAG'.
  const makersModel = part_numbers?.find(
    (number) => number.includes(' ') && createNameKey(number) === key,
  );
  const lacksSuffix = kind === 'motherboard' && model.search(MEMORY) < 0;
  const suffix = lacksSuffix ? findMemorySuffix(record) : '';
  const name = { maker, model: squeeze(`${makersModel ?? model} ${suffix}`) };
  return formatPartName(name).length > MAX_NAME_LENGTH ? undefined : name;
}

/** Returns a part's full name; '' where its record has no name that `parsePartName` accepts. */
export function readFullName(kind: DatabaseKind, record: OpenDbRecord): string {
  const name = parsePartName(kind, record);
  return name ? formatPartName(name) : '';
}
