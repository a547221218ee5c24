/** Reads facts from what a visitor types or from a part's published name. */
import { findChipset } from './find-chipset';

const READY_MADE =
  /(?<![\w-])(?:dell|alienware|hp|hewlett|lenovo|acer|fujitsu|medion|optiplex|inspiron|xps|vostro|prodesk|elitedesk|pavilion|omen|thinkcentre|thinkstation|ideacentre|esprimo|veriton)(?![\w-])/i;
const STANDARD_BUILDER = /\b(?:pc ?specialist|scan|3xs|chillblast)\b/i;

/** Returns true for a name of a maker whose PCs often have sizes and connectors of their own. */
export const namesReadyMade = (text: string): boolean => READY_MADE.test(text);

/** Returns true for a ready-made PC of a shop that builds with standard parts. */
export const namesStandardBuilder = (text: string): boolean =>
  STANDARD_BUILDER.test(text) && !namesReadyMade(text);

/** Matches Intel's standard with a 10-pin input: not 'ATX12V', '12VHPWR' or '12V-2x6'. */
const ATX12VO = /\b(?:atx)?12vo\b/i;

/** Returns true for a motherboard or a power supply of Intel's ATX12VO standard; undefined for others. */
export const names12vo = (text: string): true | undefined => ATX12VO.test(text) || undefined;

/** Returns the size of a thin motherboard such as 'H310T', which takes a notebook's supply; undefined for others. */
export const findThinForm = (board: string): string | undefined =>
  /\bthin\b|\bstx\b|tm-itx|\b[hqb]\d{2,3}tn?\b/i.test(board) ? 'Thin Mini-ITX' : undefined;

/**
 * The package power in watts up to which each board of a budget chipset certainly takes a processor. AMD planned A620 for
 * processors of 65 W TDP, which draw 88 W; Intel's 253 W are too much for many H610 boards.
 */
const CPU_WATTS: Readonly<Record<string, number>> = { A620: 88, H610: 241 };

/** Returns the limit of a motherboard's chipset; undefined for a chipset without one. */
export const findCpuWatts = (board: string): number | undefined =>
  CPU_WATTS[findChipset(board)?.name ?? ''];
