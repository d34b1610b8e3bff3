import { use, useId, useState } from 'react';
import { useTranslation } from '#i18n';
import { Button, Link, PlacesContext } from '#ui/kit';
import styles from './ExchangeNotes.module.css';

/** Tells how purchases abroad come to their price (OPS-15, OPS-17) and where the card networks reckon it (OPS-16). */
export function ExchangeNotes() {
  const { t } = useTranslation('operations');
  return (
    <div className={styles['notes']}>
      <section className={styles['note']}>
        <h2 className={styles['title']}>{t('rates.title')}</h2>
        <Warning />
      </section>
      <section className={styles['note']}>
        <h2 className={styles['title']}>{t('rates.ecb.title')}</h2>
        <p>{t('rates.ecb.text')}</p>
        <Calculators />
      </section>
    </div>
  );
}

function Warning() {
  const { t } = useTranslation('operations');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p>{t('rates.short')}</p>
      <div id={id} hidden={!isOpen}>
        <p>{t('rates.margin')}</p>
        <p>{t('rates.decimals')}</p>
        <p>{t('rates.days')}</p>
      </div>
      <Button variant="quiet" aria-expanded={isOpen} aria-controls={id} onPress={() => setOpen(!isOpen)}>
        {t(isOpen ? 'rates.less' : 'rates.more')}
      </Button>
    </>
  );
}

const calculators = ['visa-rates', 'mastercard-rates'] as const;

function Calculators() {
  const { t } = useTranslation('operations');
  const { addresses } = use(PlacesContext);
  return (
    <ul className={styles['links']}>
      {calculators.map((name) => {
        const href = addresses[name];
        return (
          href !== undefined && (
            <li key={name}>
              <Link href={href} externalLabel={t('rates.newTab')}>
                {t(`rates.${name}`)}
              </Link>
            </li>
          )
        );
      })}
    </ul>
  );
}
