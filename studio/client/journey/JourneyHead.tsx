import { useTranslation } from '#i18n';
import { useState } from 'react';
import type { JourneyView } from '../../protocol.ts';
import type { Whose } from '../../whose.ts';
import { guardAddress } from '../route.ts';
import { openingWords } from '../guards/guard-label.ts';
import styles from './JourneyPage.module.css';

/** Says which journey it is. */
export function JourneyHead({ journey }: { journey: JourneyView }) {
  const { id, title, version, guards, whose } = journey;
  const { t } = useTranslation('studio');
  return (
    <header className={styles['head']}>
      <h1>{title}</h1>
      <p>
        {id}
        {version !== undefined && `, ${t('journey.version', { version })}`}
      </p>
      {whose !== undefined && <Belongs id={id} whose={whose} />}
      {guards.length > 0 && (
        <p className={styles['opens']}>
          <a href={guardAddress({ journey: id, pointer: '/allow' })} title={openingWords(t, journey)}>
            {openingWords(t, journey)}
          </a>
        </p>
      )}
    </header>
  );
}

/** Says whose it is in a bank’s folder, and tells when a change has made it the bank’s. */
function Belongs({ id, whose }: { id: string; whose: Whose }) {
  const { t } = useTranslation('studio');
  const [atFirst] = useState({ id, whose });
  const isTaken = whose === 'bank' && atFirst.id === id && atFirst.whose === 'package';
  return (
    <output className={styles['belongs']} title={t(`whose.${whose}Hint`)}>
      {isTaken ? t('whose.taken', { folder: `journeys/${id}` }) : t(`whose.${whose}`)}
    </output>
  );
}
