import { useTranslation } from '#i18n';
import type { FormStep } from '#schemas';
import { ActionButton, type Acting } from './ActionButton.tsx';
import styles from './ScreenSummary.module.css';
import { wordsOf } from './words.ts';

type Line = NonNullable<FormStep['summary']>[string];

/** Lists what was answered so far, each line with the way to change it; a line that comes out empty says nothing. */
export function ScreenSummary({ screen, onAct }: Acting) {
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
          <ChangeLine {...{ screen, onAct, line }} label={word(name, 'label')} />
        </div>
      ))}
    </dl>
  );
}

function ChangeLine({ line, label, ...acting }: Acting & { line: Line; label: string }) {
  const [change] = (line.change ?? []).flatMap((named) =>
    acting.screen.actions.filter(({ name }) => name === named),
  );
  return (
    change && (
      <dd className={styles['change']}>
        <ActionButton {...acting} action={change} about={label} />
      </dd>
    )
  );
}
