import { useTranslation } from '#i18n';
import type { CatalogueEntry, UsePlace } from '../../catalogue.ts';
import { addressOf, lineAddress } from '../route.ts';
import { counted } from '../words/counted.ts';
import { named } from '../words/named.ts';
import { stepTitle } from '../words/step-words.ts';
import styles from './Entry.module.css';
import { refusalType } from './refusal-type.ts';

/** Says which journeys use an entry, and leads to the steps that do. */
export function Uses({ entry: { uses, lines } }: { entry: CatalogueEntry }) {
  const { t } = useTranslation('studio');
  const title = t('catalogue.uses');
  return (
    <section aria-label={title}>
      <h3>
        {title}
        {uses.length > 0 && (
          <span className={styles['soft']}>
            {' '}
            {counted(t, ['catalogue.journeys.one', 'catalogue.journeys.many'], uses.length)}
          </span>
        )}
      </h3>
      {uses.length + lines.length === 0 && <p>{t('catalogue.usedByNone')}</p>}
      <ul className={styles['uses']}>
        {uses.map(({ journey, title: name, places }) => (
          <li key={journey}>
            <a className={styles['journey']} href={addressOf({ journey, part: 'drawing' })}>
              {name}
            </a>{' '}
            <span className={styles['soft']}>{journey}</span>
            <ul>
              {places.map((place) => (
                <li key={JSON.stringify(place)}>
                  <Place journey={journey} place={place} />
                </li>
              ))}
            </ul>
          </li>
        ))}
        {lines.map((line) => (
          <li key={`${line.file} ${line.line}`}>
            <a href={lineAddress(line)}>{t('findings.place', line)}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Place({ journey, place }: { journey: string; place: UsePlace }) {
  const { t } = useTranslation('studio');
  const { how, step, part, type, words, to } = place;
  const about = step
    ? stepTitle(t, step)
    : named(t, { key: `catalogue.part.${part}`, otherwise: t('catalogue.part.other') });
  return (
    <>
      {t(`catalogue.how.${how}`)}{' '}
      <a href={addressOf({ journey, part: 'steps', step: step?.name })}>{about}</a>
      {type !== undefined && <span className={styles['soft']}> {refusalType(t, type)}</span>}
      {to !== undefined && (
        <span className={styles['soft']}> {t('catalogue.leadsTo', { to: stepTitle(t, to) })}</span>
      )}
      {words !== undefined && <q className={styles['quote']}>{words}</q>}
    </>
  );
}
