import { useTranslation } from '#i18n';
import { Button, Dialog, Stack, TextField } from '#ui/kit';
import { useState } from 'react';
import type { JourneyView } from '../../protocol.ts';
import type { Recording, WalkReport } from '../../stage/messages.ts';
import { longestTitle } from '../../standing.ts';
import { LeaveQuestion } from '../drafts/LeaveQuestion.tsx';
import { useFormDraft } from '../drafts/use-form-draft.ts';
import { useLeaving } from '../drafts/use-leaving.ts';
import { postJson } from '../server/ask.ts';
import { places } from '../server/places.ts';
import { counted } from '../words/counted.ts';
import { isTaken, notSavedWords, titleFault } from './saved-words.ts';
import styles from './Scenarios.module.css';
import { walkTitle } from './walk-title.ts';

type SaveProps = {
  journey: Pick<JourneyView, 'id' | 'scenarios'>;
  report: WalkReport;
  onSaved: (file: string) => void;
  onClose: () => void;
};

/** Asks for the title of a walk, and writes it as a scenario; what keeps it from being written is told where it was asked. */
export function SaveScenario(props: SaveProps) {
  const { t } = useTranslation('studio');
  const { report, onClose } = props;
  const { recording } = report;
  if (recording.kind === 'recorded') return <Recorded {...props} recording={recording} />;
  return (
    <Dialog
      isOpen
      title={t('saving.title')}
      closeLabel={t('saving.close')}
      onClose={onClose}
      footer={<Button onPress={onClose}>{t('saving.close')}</Button>}
    >
      <p>{t(`saving.${recording.why}`)}</p>
    </Dialog>
  );
}

type RecordedProps = SaveProps & { recording: Extract<Recording, { kind: 'recorded' }> };

function Recorded(props: RecordedProps) {
  const { t } = useTranslation('studio');
  const { report, recording, onClose } = props;
  const saving = useSaving(props);
  const { title, type, fault, replaces, setReplaces, refused, draft } = saving;
  const leaving = useLeaving({ ...draft, onClose });
  const hasFlags = report.moments.slice(0, report.at + 1).some(({ label }) => label.kind === 'flag');
  return (
    <Dialog
      isOpen
      title={t('saving.title')}
      closeLabel={t('saving.close')}
      onClose={leaving.leave}
      footer={
        <>
          <Button variant="quiet" onPress={leaving.leave}>
            {t('saving.cancel')}
          </Button>
          <Button isLoading={saving.isSaving} isDisabled={fault !== undefined} onPress={saving.save}>
            {t('saving.save')}
          </Button>
        </>
      }
    >
      <Stack>
        <TextField
          label={t('saving.name')}
          description={t('saving.hint', { length: title.trim().length, longest: longestTitle })}
          error={fault}
          value={title}
          onChange={type}
          onKeyDown={({ key }) => key === 'Enter' && saving.save()}
        />
        {saving.isTaken && (
          <label className={styles['replaces']}>
            <input type="checkbox" checked={replaces} onChange={() => setReplaces(!replaces)} />
            {t('saving.replaces')}
          </label>
        )}
        <p className={styles['note']}>
          {counted(t, ['saving.moves.one', 'saving.moves.many'], recording.moves.length)}{' '}
          {hasFlags && t('saving.flags')}
        </p>
        {refused !== undefined && (
          <p className={styles['why']} role="alert">
            {refused}
          </p>
        )}
        {leaving.isAsking && <LeaveQuestion leaving={leaving} />}
      </Stack>
    </Dialog>
  );
}

function useSaving({ journey, report, recording, onSaved }: RecordedProps) {
  const { t } = useTranslation('studio');
  const taken = journey.scenarios.map((scenario) => scenario.title);
  // Who walks on where a scenario has stopped mends it.
  const begun = journey.scenarios.find(({ name }) => name === report.begunFrom?.name);
  const mended = begun?.state.kind === 'failed' ? begun.title : undefined;
  const [first] = useState(() => mended ?? walkTitle(t, report, taken));
  const draft = useFormDraft(
    { journey: journey.id, form: `save ${first}` },
    { label: t('saving.title'), begun: { title: first } },
  );
  const { title } = draft.said;
  const [refused, setRefused] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [isReplacing, setReplaces] = useState(mended !== undefined);
  const isClash = isTaken(title, taken);
  const replaces = isClash && isReplacing;
  const fault = titleFault(t, title, replaces ? [] : taken);
  const send = async (): Promise<void> => {
    setSaving(true);
    const { begun: beginning, moves } = recording;
    const walk = {
      kind: 'walk',
      journey: journey.id,
      title,
      begun: beginning,
      moves,
      ...(replaces && { replaces }),
    } as const;
    const answered = await postJson(places.scenario(), walk);
    setSaving(false);
    setRefused(notSavedWords(t, answered));
    if (answered.kind === 'found' && answered.value.kind === 'saved') {
      draft.drop();
      onSaved(answered.value.file);
    }
  };
  return {
    title,
    draft,
    type: (typed: string): void => {
      draft.say({ title: typed });
      setRefused(undefined);
      // Another title is another question.
      setReplaces(false);
    },
    fault,
    isTaken: isClash,
    replaces,
    setReplaces,
    refused,
    isSaving,
    save: (): void => {
      // Enter while it is being written would write it twice.
      if (fault === undefined && !isSaving) void send();
    },
  };
}
