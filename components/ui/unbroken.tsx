/** Splits a text before and after each hyphenated word, keeping everything. */
const HYPHENATED = /(\S*-\S*)/;

/** A name whose hyphened parts, such as 'Z790-E', stay on one line. */
export function Unbroken({ text }: { readonly text: string }) {
  return text.split(HYPHENATED).map((part, index) =>
    part.includes('-') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text have only their order
      <span key={index} className="inline-block">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
