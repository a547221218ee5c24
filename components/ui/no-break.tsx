const DAYS = '(?:business )?days?';
const UNITS = `[GTM]B(?:/s)?|[GM]b(?:/s|E)?|MT/s|[GM]?Hz|W|V|[cm]?m|${DAYS}|hours?|cores?`;

/** Regular expressions of texts that stay on one line. Where several match, the first counts. */
const UNBREAKABLE_TEXTS = [
  // 'Wi-Fi 6E'
  String.raw`Wi-?Fi \d\w?`,
  // 'Z790-E', '1-2 business days'
  String.raw`\S*-\S*(?: ${DAYS}\b)?`,
  // '2 × PCIe x8', '4 × USB 3.2'
  String.raw`(?:\d × )?PCIe x\d+`,
  String.raw`\d × \S+(?: \d[\w.]*)?`,
  // 'RTX 5080', 'RX 9070 XT', 'Ryzen 7 9800X3D'
  String.raw`(?:RTX|RX) \d{4}(?: XT)?`,
  String.raw`Ryzen \d \S+`,
  // '32 GB', '6000 MT/s'
  String.raw`\d[\d.,+]* (?:${UNITS})(?!\w)`,
];
/**
 * Any of these texts, with its punctuation marks: a bracket could otherwise end a line, and the
 * others could start one.
 */
const UNBREAKABLE = new RegExp(`(\\(?(?:${UNBREAKABLE_TEXTS.join('|')})[),.;:]*)`);

/** Joins a short first word such as 'M.2' to the next, so that it isn't alone on a line. */
export const joinShortFirstWord = (label: string) => label.replace(/^(\S{1,3}) /, '$1\u00a0');

/** Marks up a text so that words and figures such as 'Z790-E' and '32 GB' stay on one line. */
export const noBreak = (text: string) =>
  text.split(UNBREAKABLE).map((part, index) =>
    // The pattern is a group, so split() returns the matches, too: every second part.
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed text's parts have only an order
      <span key={index} className="inline-block">
        {part}
      </span>
    ) : (
      part
    ),
  );
