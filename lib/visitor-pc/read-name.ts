/** Reads facts from the name of a part or a PC, typed by a visitor or published. */

import { maxCpuWattsByChipset } from '@/data/parts/chipsets';
import { findChipset } from './find-chipset';

const READY_MADE =
  /(?<![\w-])(?:dell|alienware|hp|hewlett|lenovo|acer|fujitsu|medion|optiplex|inspiron|xps|vostro|prodesk|elitedesk|pavilion|omen|thinkcentre|thinkstation|ideacentre|esprimo|veriton|aurora|predator)(?![\w-])/i;
const STANDARD_BUILDER = /\b(?:pc ?specialist|scan|3xs|chillblast)\b/i;

/** Returns true for a name of a maker whose PCs often have sizes and connectors of their own. */
export const isReadyMadeName = (name: string): boolean => READY_MADE.test(name);

/** Returns true for a ready-made PC of a shop that builds with standard parts. */
export const isStandardBuilderName = (name: string): boolean =>
  STANDARD_BUILDER.test(name) && !isReadyMadeName(name);

/** Matches Intel's standard with a 10-pin input: not 'ATX12V', '12VHPWR' or '12V-2x6'. */
const ATX12VO = /\b(?:atx)?12vo\b/i;

/** Returns true for a motherboard or a power supply of Intel's ATX12VO standard; undefined for others. */
export const is12voName = (name: string): true | undefined => ATX12VO.test(name) || undefined;

/** Returns the form factor of a thin motherboard such as 'H310T', which takes a notebook's supply; undefined for others. */
export const findThinFormFactor = (name: string): string | undefined =>
  /\bthin\b|\bstx\b|tm-itx|\b[hqb]\d{2,3}tn?\b/i.test(name) ? 'Thin Mini-ITX' : undefined;

/** Returns the watts that every board of a named budget chipset supplies to a processor; undefined for other names. */
export const findMaxCpuWatts = (name: string): number | undefined =>
  maxCpuWattsByChipset[findChipset(name)?.name ?? ''];
