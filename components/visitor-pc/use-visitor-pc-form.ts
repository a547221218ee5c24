import { useCallback, useEffect, useState } from 'react';
import { setVisitorPcField } from '@/lib/enquiry/change-fields';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import type { AnswerOption } from '@/lib/visitor-pc/field-answers';
import type { PartLists } from '@/lib/visitor-pc/part-lists';
import {
  createTypedAnswer,
  VISITOR_PC_FIELDS,
  type VisitorPc,
  type VisitorPcAnswer,
  type VisitorPcField,
} from '@/lib/visitor-pc/visitor-pc';

/** Saves the answer to a field; undefined removes it. */
const saveAnswer = (field: VisitorPcField, answer: VisitorPcAnswer | undefined) =>
  enquiryStore.update(setVisitorPcField(field, answer));

/** The lists and functions behind the fields of the visitor's PC. */
export interface VisitorPcForm {
  /** The lists of parts that have loaded. */
  readonly lists: PartLists;
  /** True once the code for answers has loaded: from the first use of any field. */
  readonly isFieldUsed: boolean;
  /** True if the code for answers, or a list, could not be loaded. */
  readonly hasFailed: boolean;
  /** Loads the code for answers, and the lists of these fields. */
  readonly load: (...fields: readonly VisitorPcField[]) => Promise<void>;
  readonly listOptions: (field: VisitorPcField, typed: string) => readonly AnswerOption[];
  /** Returns the text of an answer. Before the code for answers has loaded, only typed answers have one. */
  readonly formatAnswer: (field: VisitorPcField, answer: VisitorPcAnswer | undefined) => string;
  readonly saveAnswer: typeof saveAnswer;
  /** Saves the answer that a typed text stands for. */
  readonly saveText: (field: VisitorPcField, text: string) => void;
  /** Saves if the visitor's PC is ready-made. A PC's name that was typed as its case, such as 'Dell XPS', moves. */
  readonly setReadyMade: (isReadyMade: boolean) => void;
}

/**
 * Manages the fields of the visitor's PC, whose answers the store holds. The code for answers loads with the first use of
 * any field, and a list of parts with the first use of its field. Where loading fails, the next use tries again.
 */
export function useVisitorPcForm(visitorPc: VisitorPc): VisitorPcForm {
  const [answerModule, setAnswerModule] =
    useState<typeof import('@/lib/visitor-pc/field-answers')>();
  const [lists, setLists] = useState<PartLists>({});
  const [hasFailed, setHasFailed] = useState(false);
  const load = async (...fields: readonly VisitorPcField[]) => {
    try {
      const loaded = await import('@/lib/visitor-pc/field-answers');
      setAnswerModule(loaded);
      const next = await loaded.loadPartLists(fields.filter((field) => lists[field] === undefined));
      // Without a new list the object stays the same, since another one would compute all verdicts again.
      if (Object.keys(next).length > 0) setLists((before) => ({ ...before, ...next }));
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  };
  const answeredFields = VISITOR_PC_FIELDS.filter((field) => visitorPc[field]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list loads once its field has an answer
  useEffect(() => {
    if (answeredFields.length > 0) load(...answeredFields);
  }, [answeredFields.join()]);

  const formatAnswer = (field: VisitorPcField, answer: VisitorPcAnswer | undefined): string => {
    if (answerModule) return answerModule.formatFieldText(field, answer, lists);
    return answer && 'typed' in answer ? answer.typed : '';
  };
  const saveText = (field: VisitorPcField, text: string) => {
    const current = enquiryStore.getState().visitorPc[field];
    // Parts may share a name, so an unchanged text keeps its part.
    if (text === formatAnswer(field, current)) return;
    const answer = answerModule
      ? answerModule.resolveTypedAnswer(field, text, lists)
      : createTypedAnswer(text);
    // An emptied name leaves the PC a ready-made one.
    const unnamed = field === 'pc' && current ? { typed: '' } : undefined;
    saveAnswer(field, answer ?? unnamed);
  };
  const setReadyMade = (isReadyMade: boolean) => {
    const name = answerModule?.findCaseName(visitorPc);
    saveAnswer('pc', isReadyMade ? { typed: name ?? '' } : undefined);
    if (isReadyMade && name) saveAnswer('case', undefined);
  };
  const listOptions = useCallback(
    (field: VisitorPcField, typed: string) => answerModule?.listOptions(field, typed, lists) ?? [],
    [answerModule, lists],
  );
  return {
    lists,
    isFieldUsed: answerModule !== undefined,
    hasFailed,
    load,
    listOptions,
    formatAnswer,
    saveAnswer,
    saveText,
    setReadyMade,
  };
}
