import { useTexts } from '#i18n';
import { CardSection } from '../cards/CardSection.tsx';
import { useSelectedCard } from '../cards/use-selected-card.ts';
import styles from './HomePage.module.css';
import { HomeTabs } from './HomeTabs.tsx';
import { ServiceLinks } from './ServiceLinks.tsx';
import { useWideLayout } from './use-wide-layout.ts';

/** Shows the selected card with its figures, its operations, and the way to its services. */
export function HomePage() {
  const t = useTexts('home');
  const selected = useSelectedCard();
  const isWide = useWideLayout();
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']} tabIndex={-1}>
        {t('title')}
      </h1>
      <div className={styles['card']}>
        <CardSection />
        {isWide && <ServiceLinks />}
      </div>
      <div className={styles['main']}>
        <HomeTabs selected={selected} />
      </div>
      {!isWide && <ServiceLinks />}
    </div>
  );
}
