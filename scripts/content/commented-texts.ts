import { isPair, isSeq, visit } from 'yaml';
import type { z } from 'zod';
import type { ContentIssue } from './content-issue';
import { type CommentedText, type ContentDocument, createIssue, type Path } from './document';
import type { YamlDocument } from './yaml-problem';

/** Finds the texts without quotes that a comment follows on their line. */
export function findCommentedTexts(
  document: YamlDocument,
  source: string,
): readonly CommentedText[] {
  const texts: CommentedText[] = [];
  visit(document, {
    Scalar: (key, node, ancestors) => {
      const { type, range } = node;
      const [comment] = /^[ \t]+#.*/.exec(source.slice(range?.[1])) ?? [];
      if (type !== 'PLAIN' || comment === undefined || key === 'key') return;
      const path = ancestors.flatMap((ancestor, index): readonly PropertyKey[] => {
        if (isPair(ancestor)) return [String(ancestor.key)];
        return isSeq(ancestor) ? [ancestor.items.indexOf(ancestors[index + 1] ?? node)] : [];
      });
      texts.push({ path, text: source.slice(range?.[0], range?.[1]) + comment });
    },
  });
  return texts;
}

/** Returns a copy of a value with another text at a path. */
function replaceText(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return text;
  const copy = Array.isArray(value) ? [...value] : { ...Object(value) };
  copy[key] = replaceText(copy[key], rest, text);
  return copy;
}

/** Warns of comments that may be the end of a text: those after a field that would accept them as its text. */
export function findCutTexts(
  document: ContentDocument,
  schema: z.ZodType,
): readonly ContentIssue[] {
  return document.commentedTexts.flatMap(({ path, text }) => {
    const { error } = schema.safeParse(replaceText(document.value, path, text));
    if (error?.issues.some((issue) => issue.path.join() === path.join())) return [];
    const message = 'is published without the text after #';
    const fix = 'put the whole text in quotes, or move a comment to a line of its own';
    return [{ ...createIssue(document, path, message, fix), severity: 'warning' }];
  });
}
