import { useTranslation } from '#i18n';
import { Button, Dialog, Stack, TextField } from '#ui/kit';
import { useState } from 'react';
import type { JourneyView } from '../../protocol.ts';
import type { Recording, WalkReport } from '../../stage/messages.ts';
import { longestTitle } from '../../standing.ts';
import { postJson } from '../server/ask.ts';
import { places } from '../server/places.ts';
import { counted } from '../words/counted.ts';
import { notSavedWords, titleFault } from './saved-words.ts';
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
  const { title, type, fault, refused, isSaving, save } = useSaving(props);
  const hasFlags = report.moments.slice(0, report.at + 1).some(({ label }) => label.kind === 'flag');
  return (
    <Dialog
      isOpen
      title={t('saving.title')}
      closeLabel={t('saving.close')}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('saving.cancel')}
          </Button>
          <Button isLoading={isSaving} isDisabled={fault !== undefined} onPress={save}>
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
          onKeyDown={({ key }) => key === 'Enter' && save()}
        />
        <p className={styles['note']}>
          {counted(t, ['saving.moves.one', 'saving.moves.many'], recording.moves.length)}{' '}
          {hasFlags && t('saving.flags')}
        </p>
        {refused !== undefined && (
          <p className={styles['why']} role="alert">
            {refused}
          </p>
        )}
      </Stack>
    </Dialog>
  );
}

function useSaving({ journey, report, recording, onSaved }: RecordedProps) {
  const { t } = useTranslation('studio');
  const taken = journey.scenarios.map((scenario) => scenario.title);
  const [title, setTitle] = useState(() => walkTitle(t, report, taken));
  const [refused, setRefused] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const fault = titleFault(t, title, taken);
  const send = async (): Promise<void> => {
    setSaving(true);
    const { begun, moves } = recording;
    const walk = { kind: 'walk', journey: journey.id, title, begun, moves } as const;
    const answered = await postJson(places.scenario(), walk);
    setSaving(false);
    setRefused(notSavedWords(t, answered));
    if (answered.kind === 'found' && answered.value.kind === 'saved') onSaved(answered.value.file);
  };
  return {
    title,
    type: (typed: string): void => {
      setTitle(typed);
      setRefused(undefined);
    },
    fault,
    refused,
    isSaving,
    save: (): void => {
      // Enter while it is being written would write it twice.
      if (fault === undefined && !isSaving) void send();
    },
  };
}
