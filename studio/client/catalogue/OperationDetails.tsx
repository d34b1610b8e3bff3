import { useTranslation } from '#i18n';
import type { OperationView, RefusalView } from '../../catalogue.ts';
import { CatalogueLink } from './CatalogueLink.tsx';
import styles from './Entry.module.css';
import { MemberTable } from './MemberTable.tsx';
import { refusalType } from './refusal-type.ts';

/** Says how an operation is called, what it is sent and answers, and how it is refused. */
export function OperationDetails({ operation }: { operation: OperationView }) {
  const { t } = useTranslation('studio');
  const { method, path, isCommit, isReading, proof, sends, answers, refusals } = operation;
  const does = isCommit ? 'commit' : isReading ? 'reading' : 'changing';
  return (
    <>
      <ul className={styles['marks']} aria-label={t('catalogue.marks')}>
        <li>{t(`catalogue.does.${does}`)}</li>
        {proof !== 'never' && <li>{t(`catalogue.proof.${proof}`)}</li>}
        <li>
          <code>
            {method} {path}
          </code>
        </li>
      </ul>
      <MemberTable title={t('catalogue.sends')} members={sends} none={t('catalogue.sendsNothing')} />
      <MemberTable title={t('catalogue.answers')} members={answers} none={t('catalogue.answersNothing')} />
      <section aria-label={t('catalogue.refusals')}>
        <h3>{t('catalogue.refusals')}</h3>
        <Refusals refusals={refusals.filter(({ isGeneral }) => isGeneral !== true)} />
        <details className={styles['general']}>
          <summary>{t('simulator.general')}</summary>
          <Refusals refusals={refusals.filter(({ isGeneral }) => isGeneral === true)} />
        </details>
      </section>
    </>
  );
}

function Refusals({ refusals }: { refusals: readonly RefusalView[] }) {
  const { t } = useTranslation('studio');
  if (refusals.length === 0) return <p>{t('catalogue.noRefusals')}</p>;
  return (
    <dl className={styles['pairs']}>
      {refusals.map(({ code, type, words }) => (
        <div key={code}>
          <dt>
            <CatalogueLink kind="code" name={code}>
              {code}
            </CatalogueLink>
          </dt>
          <dd>
            {words} <span className={styles['soft']}>{refusalType(t, type)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
