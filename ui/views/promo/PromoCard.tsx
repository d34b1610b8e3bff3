import { useTranslation } from '#i18n';
import { Link } from '#ui/kit';
import { useWayToPartner } from '../loyalty/use-programme.ts';
import { directoryOf, type fixedPromos, type Promoted } from './promo-directories.ts';
import styles from './PromoCard.module.css';
import { PromoPicture } from './PromoPicture.tsx';

type FixedPromo = (typeof fixedPromos)[number];

const leadsTo: Readonly<Record<FixedPromo, { href: string; isExternal?: true }>> = {
  'promo-1': { href: '/cardsmanagement' },
  'promo-2': { href: '/domande-frequenti', isExternal: true },
  'promo-3': { href: '/smsAlert/activate' },
};

/** Shows a promotion that everybody sees; the whole of it leads on. */
export function PromoCard({ promo }: { promo: FixedPromo }) {
  const { t } = useTranslation('promo');
  const { href, isExternal } = leadsTo[promo];
  return (
    <article className={styles['card']}>
      <div className={styles['picture']}>
        <PromoPicture directory={promo} />
      </div>
      <div className={styles['words']}>
        <h3 className={styles['title']}>
          <Link href={href} isQuiet {...(isExternal && { externalLabel: t('newTab') })}>
            {t(`fixed.${promo}.title`)}
          </Link>
        </h3>
        <p className={styles['text']}>{t(`fixed.${promo}.text`)}</p>
      </div>
    </article>
  );
}

/** Shows the loyalty programme as the fourth promotion; it leads to the partner (PROMO-03, LOYAL-13). */
export function LoyaltyPromoCard({ standing }: { standing: Promoted }) {
  const { t } = useTranslation('promo');
  const { go, isOpening } = useWayToPartner('PROMOBOX_CARD');
  return (
    <article className={styles['card']}>
      <div className={styles['picture']}>
        <PromoPicture directory={directoryOf[standing]} />
      </div>
      <div className={styles['words']}>
        <h3 className={styles['title']}>
          <button type="button" className={styles['button']} onClick={go} aria-disabled={isOpening}>
            {t(`loyalty.${standing}.title`)}
          </button>
        </h3>
        <p className={styles['text']}>{t(`loyalty.${standing}.text`)}</p>
      </div>
    </article>
  );
}
