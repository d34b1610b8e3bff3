import { useTranslation } from '#i18n';
import type { JourneyView } from '../../protocol.ts';
import type { ReviewPart } from '../../review.ts';
import { breakable, sideWords, titleOf } from './change-words.ts';
import styles from './Review.module.css';

type TableProps = { part: ReviewPart; drawn: JourneyView };

/** Shows the changes of one sort, before and after side by side. */
export function ChangeTable({ part, drawn }: TableProps) {
  const { t } = useTranslation('studio');
  const { heading, changes } = part;
  const words = (name: string, side: string | undefined): string =>
    side === undefined ? t('review.nothing') : sideWords(t, { part: part.part, name, side, drawn });
  return (
    <section className={styles['section']} aria-labelledby={`review-${part.part}`}>
      <h2 id={`review-${part.part}`}>{`${heading} (${changes.length})`}</h2>
      <table className={styles['table']} aria-labelledby={`review-${part.part}`}>
        <thead>
          <tr>
            <th scope="col">{t('review.what')}</th>
            <th scope="col">{t('review.before')}</th>
            <th scope="col">{t('review.after')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={change.id}>
              <th scope="row">
                {titleOf(t, change, { part: part.part, drawn })}
                <span className={styles['name']}>{breakable(change.name)}</span>
              </th>
              {(['before', 'after'] as const).map((side) => (
                <td key={side} className={styles[side]} data-empty={change[side] === undefined || undefined}>
                  {words(change.name, change[side])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
