import { useCallback, useEffect, useState } from 'react';
import { setVisitorPcField } from '@/lib/enquiry/change-answers';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import type { PartLists } from '@/lib/visitor-pc/part-lists';
import {
  createTypedAnswer,
  parseAnswers,
  VISITOR_PC_FIELDS,
  type VisitorPc,
  type VisitorPcAnswer,
  type VisitorPcField,
} from '@/lib/visitor-pc/visitor-pc';

const saveAnswer = (field: VisitorPcField, answer: VisitorPcAnswer | undefined) =>
  enquiryStore.update(setVisitorPcField(field, answer));

/** The fields of the visitor's PC: their texts and options, and functions that save an answer. */
export type VisitorPcForm = ReturnType<typeof useVisitorPcForm>;

/**
 * Manages the fields of the visitor's PC, whose answers the store holds. The code for texts loads with the first use of a field,
 * and each list of parts with its own field. Where loading fails, the next use tries again, and typed text is saved as it is.
 */
export function useVisitorPcForm(visitorPc: VisitorPc) {
  const [fieldText, setFieldText] = useState<typeof import('@/lib/visitor-pc/field-text')>();
  const [lists, setLists] = useState<PartLists>({});
  const [hasFailed, setHasFailed] = useState(false);
  const load = async (...fields: readonly VisitorPcField[]) => {
    try {
      const loaded = await import('@/lib/visitor-pc/field-text');
      setFieldText(loaded);
      const next = await loaded.loadPartLists(fields.filter((field) => lists[field] === undefined));
      // Without a new list, all verdicts would be computed twice.
      if (Object.keys(next).length > 0) setLists((before) => ({ ...before, ...next }));
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  };
  const answeredFields = VISITOR_PC_FIELDS.filter((field) => visitorPc[field]).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list is loaded once its field is first answered
  useEffect(() => {
    if (answeredFields !== '') load(...VISITOR_PC_FIELDS.filter((field) => visitorPc[field]));
  }, [answeredFields]);

  /** Returns the text of an answer. Only a typed one is known before the code for texts has loaded. */
  const formatAnswer = (field: VisitorPcField, answer: VisitorPcAnswer | undefined): string => {
    if (fieldText) return fieldText.formatFieldText(field, answer, lists);
    return answer && 'typed' in answer ? answer.typed : '';
  };
  /** Saves a chosen option, or the text that a visitor typed. */
  const commitAnswer = (field: VisitorPcField, given: VisitorPcAnswer | string) => {
    const current = parseAnswers(enquiryStore.getState().answers)[field];
    // Parts may share a name, so an unchanged text keeps its part.
    if (given === formatAnswer(field, current)) return;
    const resolve = fieldText
      ? fieldText.resolveTypedAnswer
      : (_: VisitorPcField, text: string) => createTypedAnswer(text);
    // A ready-made PC stays one without its name.
    const unnamed = field === 'pc' && current ? { typed: '' } : undefined;
    const answer = typeof given === 'string' ? resolve(field, given, lists) : given;
    saveAnswer(field, answer ?? unnamed);
  };
  /** Makes the visitor's PC a ready-made one, or no longer. A name typed as its case, such as 'Dell XPS', becomes the PC's. */
  const setReadyMade = (isReadyMade: boolean) => {
    const name = fieldText?.findCaseName(visitorPc);
    saveAnswer('pc', isReadyMade ? { typed: name ?? '' } : undefined);
    if (isReadyMade && name) saveAnswer('case', undefined);
  };
  const listOptions = useCallback(
    (field: VisitorPcField, typed: string) => fieldText?.listOptions(field, typed, lists),
    [fieldText, lists],
  );
  const unknownFields = fieldText?.findUnknownFields(visitorPc, lists) ?? [];
  return {
    lists,
    isFieldUsed: fieldText !== undefined,
    hasFailed,
    unknownFields,
    load,
    listOptions,
    formatAnswer,
    commitAnswer,
    setReadyMade,
  };
}
