/**
 * Splits a text around hyphenated words, figures with their unit, counts with what they count, and models, each with
 * the mark that follows it: a line could begin with that else.
 */
const WHOLE =
  /((?:\S*-\S*(?: (?:business )?days?\b)?|(?:\d × )?PCIe x\d+|\d × \S+(?: \d[\w.]*)?|RT?X \d{4}(?: XT)?|WiFi \d\w?|\d[\d.,+]* (?:[GTM]B(?:\/s)?|Gb(?:\/s|E)?|[GM]?Hz|W|V|mm|cm|days?|hours?|cores?)(?![\w]))[,.;:]?)/;

/** A text whose hyphenated words and figures, such as 'Z790-E' and '32 GB', stay on one line. */
export const noBreak = (text: string) =>
  text.split(WHOLE).map((part, index) =>
    // Every second part is one that stays whole.
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text have only their order
      <span key={index} className="inline-block">
        {part}
      </span>
    ) : (
      part
    ),
  );
