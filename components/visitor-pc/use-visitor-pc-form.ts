import { useCallback, useEffect, useState } from 'react';
import { remedyCopy } from '@/data/copy/visitor-pc';
import { setVisitorPcField } from '@/lib/enquiry/change-fields';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import type { PartIndexes } from '@/lib/visitor-pc/part-indexes';
import {
  isDatabaseField,
  parseTypedAnswer,
  VISITOR_PC_FIELDS,
  type VisitorPc,
  type VisitorPcAnswer,
  type VisitorPcField,
} from '@/lib/visitor-pc/visitor-pc';

/** Saves the answer to a field; undefined removes it. */
export const saveAnswer = (field: VisitorPcField, answer: VisitorPcAnswer | undefined) =>
  enquiryStore.update(setVisitorPcField(field, answer));

/** The lists and functions behind the fields of the visitor's PC. */
export type VisitorPcForm = ReturnType<typeof useVisitorPcForm>;

/**
 * Manages the fields of the visitor's PC, whose answers the store holds. The code for answers loads
 * with the first use of any field, and a list with that of its own. What fails to load is tried
 * again with the next use of any field.
 */
export function useVisitorPcForm(visitorPc: VisitorPc) {
  const [answerModule, setAnswerModule] =
    useState<typeof import('@/lib/visitor-pc/field-answers')>();
  /** The lists of parts that have loaded. */
  const [partIndexes, setPartIndexes] = useState<PartIndexes>({});
  /** The fields whose list, or the code for answers, could not be loaded. */
  const [failedFields, setFailedFields] = useState<readonly VisitorPcField[]>([]);
  /** Loads the code for answers, and the lists of these fields and of those that failed before. */
  const load = async (...fields: readonly VisitorPcField[]) => {
    const wanted = [...failedFields, ...fields].filter((field) => !(field in partIndexes));
    const setFailed = (failed: readonly VisitorPcField[]) =>
      setFailedFields((before) => [
        ...before.filter((field) => !wanted.includes(field)),
        ...failed,
      ]);
    try {
      const loaded = await import('@/lib/visitor-pc/field-answers');
      setAnswerModule(loaded);
      const next = await loaded.loadPartIndexes(wanted);
      // Without a new list the object stays the same: another would compute all verdicts again.
      if (Object.keys(next).length > 0) setPartIndexes((before) => ({ ...before, ...next }));
      // A field without a list needs the code alone.
      setFailed(wanted.filter((field) => isDatabaseField(field) && !(field in next)));
    } catch {
      setFailed(wanted);
    }
  };
  const answeredFields = VISITOR_PC_FIELDS.filter((field) => visitorPc[field]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads the lists of answered fields
  useEffect(() => {
    if (answeredFields.length > 0) load(...answeredFields);
  }, [answeredFields.join()]);

  /** Returns the text that a field shows; '' for a listed part until its list has loaded. */
  const formatAnswer = (field: VisitorPcField, answer: VisitorPcAnswer | undefined): string => {
    if (answer === undefined) return '';
    if ('typed' in answer) return answer.typed;
    if ('isQuoteWanted' in answer) return remedyCopy.quoteOne;
    return answerModule?.formatListedPart(field, answer, partIndexes) ?? '';
  };
  /** Saves the answer that a typed text stands for. */
  const saveText = (field: VisitorPcField, text: string) => {
    const current = enquiryStore.getState().visitorPc[field];
    // Parts may share a name, so an unchanged text keeps its part.
    if (text === formatAnswer(field, current)) return;
    const answer = answerModule
      ? answerModule.resolveTypedAnswer(field, text, partIndexes)
      : parseTypedAnswer(text);
    // An emptied name leaves the PC a ready-made one.
    const unnamed = field === 'pc' && current ? { typed: '' } : undefined;
    saveAnswer(field, answer ?? unnamed);
  };
  /** Saves if the PC is ready-made. Moves a name that was typed as the case, such as 'Dell XPS'. */
  const setReadyMade = (isReadyMade: boolean) => {
    const name = answerModule?.findCaseName(visitorPc);
    saveAnswer('pc', isReadyMade ? { typed: name ?? '' } : undefined);
    if (isReadyMade && name) saveAnswer('case', undefined);
  };
  const listOptions = useCallback(
    (field: VisitorPcField, typed: string) =>
      answerModule?.listOptions(field, typed, partIndexes) ?? [],
    [answerModule, partIndexes],
  );
  /** True once the code for answers has loaded: from the first use of any field. */
  const isFieldUsed = answerModule !== undefined;
  const hasFailed = failedFields.length > 0;
  return {
    partIndexes,
    isFieldUsed,
    hasFailed,
    load,
    listOptions,
    formatAnswer,
    saveText,
    setReadyMade,
  };
}
