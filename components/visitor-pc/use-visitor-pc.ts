import { useCallback, useEffect, useState } from 'react';
import { useRestoreCount } from '@/components/page-state/use-restore-count';
import { pageStore } from '@/lib/page-state/page-store';
import type { PartLists } from '@/lib/visitor-pc/part-lists';
import {
  createTypedAnswer,
  getFieldId,
  VISITOR_PC_FIELDS,
  type VisitorPc,
  type VisitorPcAnswer,
  type VisitorPcField,
} from '@/lib/visitor-pc/visitor-pc';

const findInput = (field: VisitorPcField) =>
  document.querySelector<HTMLInputElement>(`#${getFieldId(field)}`);

const saveAnswer = (field: VisitorPcField, answer: VisitorPcAnswer | undefined) =>
  pageStore.dispatch({ type: 'setVisitorPcField', field, answer });

/** Saves the answers that a visitor gave before hydration. The field with the focus is saved when it is left. */
function saveEarlyAnswers() {
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-own]')) {
    const field = VISITOR_PC_FIELDS.find((name) => name === input.dataset.own);
    const isReadyMade = input.type === 'checkbox' && input.checked;
    const answer = isReadyMade ? { typed: '' } : createTypedAnswer(input.value);
    const isAnswered = input.type === 'checkbox' ? isReadyMade : input !== document.activeElement;
    if (field && answer && isAnswered) saveAnswer(field, answer);
  }
}

/** The fields of the visitor's PC: their options, and functions that save an answer. */
export type VisitorPcForm = ReturnType<typeof useVisitorPc>;

/**
 * Manages the fields of the visitor's PC. They are uncontrolled, so that an answer typed before hydration stays. The code for
 * answers loads with the first use of a field, and each list of parts with its own field. Where loading fails, the next use
 * tries again, and typed text is saved as it is.
 */
export function useVisitorPc(visitorPc: VisitorPc) {
  const [answerCode, setAnswerCode] = useState<typeof import('./visitor-pc-answers')>();
  const [lists, setLists] = useState<PartLists>({});
  const restoreCount = useRestoreCount();
  const load = async (...fields: readonly VisitorPcField[]) => {
    try {
      const loaded = await import('./visitor-pc-answers');
      setAnswerCode(loaded);
      const next = await loaded.loadLists(fields.filter((field) => lists[field] === undefined));
      // Without a new list, all verdicts would be computed twice.
      if (Object.keys(next).length > 0) setLists((before) => ({ ...before, ...next }));
    } catch {
      // The next use of a field tries again.
    }
  };
  useEffect(saveEarlyAnswers, []);
  const answeredFields = VISITOR_PC_FIELDS.filter((field) => visitorPc[field]).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list is loaded once its field is first answered
  useEffect(() => {
    if (answeredFields !== '') load(...VISITOR_PC_FIELDS.filter((field) => visitorPc[field]));
  }, [answeredFields]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a restored page's fields are filled again
  useEffect(() => {
    const readyMade = document.querySelector<HTMLInputElement>('#own-ready');
    if (readyMade) readyMade.checked = visitorPc.pc !== undefined;
    if (!answerCode) return;
    for (const field of VISITOR_PC_FIELDS) {
      const input = findInput(field);
      // Never over what a visitor types. A link to a field may have focused an empty one.
      if (input && (input.value === '' || input !== document.activeElement))
        input.value = answerCode.formatAnswer(field, visitorPc[field], lists);
    }
  }, [answerCode, lists, visitorPc, restoreCount]);

  /** Saves a chosen option, or the text that a visitor typed. */
  const commitAnswer = (field: VisitorPcField, given: VisitorPcAnswer | string) => {
    const current = pageStore.getState().visitorPc[field];
    const isTyped = typeof given === 'string';
    // Parts may share a name, so an unchanged text keeps its part.
    if (isTyped && answerCode && given === answerCode.formatAnswer(field, current, lists)) return;
    const resolve = answerCode
      ? answerCode.resolveTypedAnswer
      : (_: VisitorPcField, text: string) => createTypedAnswer(text);
    // A ready-made PC stays one without its name.
    const unnamed = field === 'pc' && current ? { typed: '' } : undefined;
    const next = (isTyped ? resolve(field, given, lists) : given) ?? unnamed;
    const input = findInput(field);
    if (input && answerCode) input.value = answerCode.formatAnswer(field, next, lists);
    saveAnswer(field, next);
  };
  const listOptions = useCallback(
    (field: VisitorPcField, typed: string) => answerCode?.listOptions(field, typed, lists),
    [answerCode, lists],
  );
  const unknownFields = answerCode?.findUnknownFields(visitorPc, lists) ?? [];
  return {
    lists,
    isFieldUsed: answerCode !== undefined,
    unknownFields,
    load,
    listOptions,
    commitAnswer,
    saveAnswer,
  };
}
