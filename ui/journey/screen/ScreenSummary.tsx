import type { Screen } from '#engine';
import { useTranslation } from '#i18n';
import type { FormStep } from '#schemas';
import { Button } from '#ui/kit';
import type { JourneyRun } from '../run/run.ts';
import styles from './ScreenSummary.module.css';
import { wordsOf } from './words.ts';

type Line = NonNullable<FormStep['summary']>[string];

/** Lists what was answered so far, each line with the way to change it; a line that comes out empty says nothing. */
export function ScreenSummary({ run, screen }: { run: JourneyRun; screen: Screen }) {
  const { i18n } = useTranslation();
  const { definition, journey, step, title } = screen;
  if (!('summary' in definition) || definition.summary === undefined) return null;
  const word = (line: string, part: string): string =>
    wordsOf(i18n, { namespace: journey, key: `${step}.summary.${line}.${part}`, values: title.values });
  const lines = Object.entries(definition.summary).filter(([name]) => word(name, 'text').trim() !== '');
  return (
    <dl className={styles['lines']}>
      {lines.map(([name, line]) => (
        <div key={name} className={styles['line']}>
          <dt className={styles['label']}>{word(name, 'label')}</dt>
          <dd className={styles['text']}>{word(name, 'text')}</dd>
          <ChangeLine {...{ run, screen, line }} label={word(name, 'label')} />
        </div>
      ))}
    </dl>
  );
}

function ChangeLine({
  run,
  screen,
  line,
  label,
}: {
  run: JourneyRun;
  screen: Screen;
  line: Line;
  label: string;
}) {
  const { i18n, t } = useTranslation('frame');
  const [change] = (line.change ?? []).flatMap((named) =>
    screen.actions.filter(({ name }) => name === named),
  );
  if (change === undefined) return null;
  const said = wordsOf(i18n, change.text);
  const isLoading = screen.busy && screen.busyAction === change.name;
  return (
    <dd className={styles['change']}>
      <Button
        variant="quiet"
        aria-label={`${said}: ${label}`}
        isLoading={isLoading}
        loadingLabel={t('loading')}
        isDisabled={screen.busy && !isLoading}
        onPress={() => run.session.act(change.name)}
      >
        {said}
      </Button>
    </dd>
  );
}
