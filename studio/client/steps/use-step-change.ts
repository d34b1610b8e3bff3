import { useTranslation } from '#i18n';
import { useState } from 'react';
import type { FilePlaces, StepChange, StepChanged, StepPreview } from '../../written.ts';
import type { KeptAnswers } from '../drafts/use-form-draft.ts';
import { postJson, type Answered } from '../server/ask.ts';
import { useServer } from '../server/live.ts';
import { places } from '../server/places.ts';

/** A change of a step that is being prepared, with what it would change. */
export type StepChanging = {
  /** What was said for it. */
  draft: KeptAnswers;
  /** What was found last: while more is said it stays. */
  preview: StepPreview | undefined;
  /** It is of what is said now, and can be done. */
  isReady: boolean;
  isSending: boolean;
  /** Why it was not done. */
  why: string | undefined;
  send: () => void;
};

/** Works out what a change of a step changes in the files while it is being prepared, and does it. */
export function useStepChange(
  change: StepChange,
  { draft, isWhole, onDone }: { draft: KeptAnswers; isWhole: boolean; onDone: () => void },
): StepChanging {
  const { t } = useTranslation('studio');
  const [kept, setKept] = useState<StepPreview>();
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<{ change: string; why: string }>();
  // While it is done, what it would change is about to be no question any more.
  const answered = useServer(places.changing(change), isSending);
  const found = valueOf(answered);
  const said = JSON.stringify(change);
  // Once it is done, nothing can be found of the step any more.
  if (found && found !== kept && isWhole && !isSending) setKept(found);
  const send = async (files: readonly FilePlaces[]): Promise<void> => {
    setSending(true);
    setRefused(undefined);
    const reply = await postJson(places.step(), { ...change, shown: files });
    if (reply.kind === 'found' && reply.value.kind === 'done') {
      draft.drop();
      return onDone();
    }
    setSending(false);
    return setRefused({ change: said, why: whyNot(t, reply) });
  };
  const shown = possible(found);
  const isReady = isWhole && shown !== undefined && !isSending;
  return {
    draft,
    preview: isWhole ? kept : undefined,
    isReady,
    isSending,
    why: refused?.change === said ? refused.why : undefined,
    send: () => {
      if (isReady) void send(shown);
    },
  };
}

const valueOf = <Value>(answered: Answered<Value> | undefined): Value | undefined =>
  answered?.kind === 'found' ? answered.value : undefined;

const possible = (found: StepPreview | undefined): readonly FilePlaces[] | undefined =>
  found?.kind === 'possible' ? found.files : undefined;

function whyNot(t: ReturnType<typeof useTranslation>['t'], reply: Answered<StepChanged>): string {
  if (reply.kind === 'missing') return reply.why || t('deeds.unanswered');
  return reply.value.kind === 'refused' ? reply.value.why : t('deeds.changed');
}
