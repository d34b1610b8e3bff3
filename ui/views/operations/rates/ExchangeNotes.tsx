import { use, useId, useState } from 'react';
import { useTranslation } from '#i18n';
import { Button, Link, PlacesContext } from '#ui/kit';
import styles from './ExchangeNotes.module.css';

/** Tells how purchases abroad come to their price (OPS-15, OPS-17) and where the card networks compute it (OPS-16). */
export function ExchangeNotes() {
  const { t } = useTranslation('exchange-rates');
  return (
    <div className={styles['notes']}>
      <section className={styles['note']}>
        <h2 className={styles['title']}>{t('title')}</h2>
        <Warning />
      </section>
      <section className={styles['note']}>
        <h2 className={styles['title']}>{t('ecb.title')}</h2>
        <p>{t('ecb.text')}</p>
        <Calculators />
      </section>
    </div>
  );
}

function Warning() {
  const { t } = useTranslation('exchange-rates');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p>{t('short')}</p>
      <div id={id} hidden={!isOpen}>
        <p>{t('margin')}</p>
        <p>{t('decimals')}</p>
        <p>{t('days')}</p>
      </div>
      <Button variant="quiet" aria-expanded={isOpen} aria-controls={id} onPress={() => setOpen(!isOpen)}>
        {t(isOpen ? 'less' : 'more')}
      </Button>
    </>
  );
}

const calculators = ['visa-rates', 'mastercard-rates'] as const;

function Calculators() {
  const { t } = useTranslation('exchange-rates');
  const { addresses } = use(PlacesContext);
  return (
    <ul className={styles['links']}>
      {calculators.map((name) => {
        const href = addresses[name];
        return (
          href !== undefined && (
            <li key={name}>
              <Link href={href} externalLabel={t('newTab')}>
                {t(name)}
              </Link>
            </li>
          )
        );
      })}
    </ul>
  );
}
