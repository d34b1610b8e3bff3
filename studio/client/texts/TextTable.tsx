import { useTranslation } from '#i18n';
import { useEffect, useState } from 'react';
import type { JourneyView, TextView } from '../../protocol.ts';
import { DraftList } from '../drafts/DraftList.tsx';
import { useDrafts } from '../drafts/drafts-context.ts';
import { titleOfGroup } from './group-title.ts';
import { placeWords } from './place-words.ts';
import { TextCell } from './TextCell.tsx';
import styles from './TextTable.module.css';

// A place is long, and may be broken between its parts.
const breakable = (key: string): string => key.replaceAll('.', '.\u200B');

type TableProps = {
  journey: JourneyView;
  step: string | undefined;
  /** The text that the address leads to. */
  sought: string | undefined;
  isReadOnly: boolean;
  onPicking: (isPicking: boolean) => void;
};

/** Shows the texts of a journey by screen, to be written where they stand. */
export function TextTable({ journey, step, sought, isReadOnly, onPicking }: TableProps) {
  const { t } = useTranslation('studio');
  const [isOnly, setOnly] = useState(false);
  const [isPicking, setPicking] = useState(true);
  useEffect(() => {
    onPicking(isPicking);
    return () => onPicking(false);
  }, [onPicking, isPicking]);
  const { texts } = journey;
  const keys = new Set(texts.map(({ key }) => key));
  const homeless = useDrafts().filter(({ file, key }) => file === journey.id && !keys.has(key));
  if (texts.length + homeless.length === 0) return <p className={styles['none']}>{t('texts.none')}</p>;
  const shown =
    isOnly && step !== undefined && sought === undefined ? texts.filter((text) => text.step === step) : texts;
  const groups = [...Map.groupBy(shown, (text) => text.step)];
  return (
    <div className={styles['texts']}>
      <div className={styles['head']}>
        <label>
          <input
            type="checkbox"
            checked={isOnly}
            disabled={step === undefined}
            onChange={() => setOnly(!isOnly)}
          />
          {t('texts.only')}
        </label>
        <label>
          <input type="checkbox" checked={isPicking} onChange={() => setPicking(!isPicking)} />
          {t('texts.pick')}
        </label>
        <p>{t(isReadOnly ? 'texts.readOnly' : 'texts.hint')}</p>
      </div>
      <DraftList drafts={homeless} journeys={[]} />
      <table className={styles['table']} aria-label={t('texts.label')}>
        <thead>
          <tr>
            <th scope="col">{t('texts.place')}</th>
            <th scope="col">{t('texts.words')}</th>
          </tr>
        </thead>
        {groups.map(([name, rows]) => (
          <Group
            key={name}
            name={name}
            rows={rows}
            journey={journey}
            sought={sought}
            isReadOnly={isReadOnly}
          />
        ))}
      </table>
    </div>
  );
}

type GroupProps = Pick<TableProps, 'journey' | 'sought' | 'isReadOnly'> & {
  /** The step whose screen it is. */
  name: string;
  rows: readonly TextView[];
};

function Group({ name, rows, journey, sought, isReadOnly }: GroupProps) {
  const { t } = useTranslation('studio');
  return (
    <tbody>
      <tr>
        <th className={styles['group']} colSpan={2} scope="rowgroup">
          {titleOfGroup(t, name, journey)}
        </th>
      </tr>
      {rows.map((text) => (
        <tr key={text.key}>
          <th scope="row" className={styles['key']}>
            {placeWords(t, text.key, journey)}
            <code>{breakable(text.key.slice(name.length + 1) || name)}</code>
          </th>
          <td>
            <TextCell
              text={text}
              avoid={journey.avoid}
              isReadOnly={isReadOnly}
              isSought={text.key === sought}
            />
          </td>
        </tr>
      ))}
    </tbody>
  );
}
