/**
 * Matches hyphenated words, figures with units, counts with their nouns, and model names. A match includes the punctuation
 * mark after it, which could otherwise start a line.
 */
const UNBREAKABLE =
  /((?:Wi-?Fi \d\w?|\S*-\S*(?: (?:business )?days?\b)?|(?:\d × )?PCIe x\d+|\d × \S+(?: \d[\w.]*)?|RT?X \d{4}(?: XT)?|Ryzen \d \S+|\d[\d.,+]* (?:[GTM]B(?:\/s)?|[GM]b(?:\/s|E)?|MT\/s|[GM]?Hz|W|V|[cm]?m|(?:business )?days?|hours?|cores?)(?![\w]))[),.;:]*)/;

/** Marks up a text so that hyphenated words and figures, such as 'Z790-E' and '32 GB', stay on one line. */
export const noBreak = (text: string) =>
  text.split(UNBREAKABLE).map((part, index) =>
    // The pattern is one group, so every second part is a match.
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text have only their order
      <span key={index} className="inline-block">
        {part}
      </span>
    ) : (
      part
    ),
  );
