import { useTranslation } from '#i18n';
import { useState } from 'react';
import type { RenamePreview, StepRename } from '../../written.ts';
import { postJson } from '../server/ask.ts';
import { useServer } from '../server/live.ts';
import { places } from '../server/places.ts';

/** A new name as it is typed for a step, with what it would change. */
export type Renaming = {
  name: string;
  type: (name: string) => void;
  /** What was found last: while more is typed it stays. */
  preview: RenamePreview | undefined;
  /** It is of what is typed now, and can be done. */
  isReady: boolean;
  isSending: boolean;
  /** Why it was not done. */
  why: string | undefined;
  send: () => void;
};

type Renamed = {
  /** Called before the files are written: they may be seen before the answer is. */
  onSend: (name: string) => void;
  onDone: (name: string) => void;
};

/** Works out what a new name of a step changes while it is typed, and gives it to the step. */
export function useRenaming(
  { journey, step }: Omit<StepRename, 'name'>,
  { onSend, onDone }: Renamed,
): Renaming {
  const { t } = useTranslation('studio');
  const [typed, setTyped] = useState(step);
  const [kept, setKept] = useState<RenamePreview>();
  const [isSending, setSending] = useState(false);
  const [why, setWhy] = useState<string>();
  const name = typed.trim();
  const isNew = name !== '' && name !== step;
  const answered = useServer(places.renaming({ journey, step, name }));
  const found = answered?.kind === 'found' ? answered.value : undefined;
  // Once it is done, nothing can be found of the old name any more.
  if (found && found !== kept && isNew && !isSending) setKept(found);
  const send = async (shown: Extract<RenamePreview, { kind: 'possible' }>['files']): Promise<void> => {
    setSending(true);
    setWhy(undefined);
    onSend(name);
    const reply = await postJson(places.rename(), { journey, step, name, shown });
    if (reply.kind === 'found' && reply.value.kind === 'renamed') return onDone(name);
    setSending(false);
    if (reply.kind === 'missing') return setWhy(reply.why || t('rename.unanswered'));
    return setWhy(reply.value.kind === 'refused' ? reply.value.why : t('rename.changed'));
  };
  return {
    name: typed,
    type: (next) => {
      setWhy(undefined);
      setTyped(next);
    },
    preview: isNew ? kept : undefined,
    isReady: isNew && found?.kind === 'possible' && !isSending,
    isSending,
    why,
    send: () => {
      if (isNew && found?.kind === 'possible' && !isSending) void send(found.files);
    },
  };
}
