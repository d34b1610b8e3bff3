import { memo, type ReactNode, Suspense, use, useDeferredValue } from 'react';
import { useTranslation } from '#i18n';
import { fetchedWithTexts, ScrollRestorationContext } from '#ui/state';
import { CardSection } from '../cards/CardSection.tsx';
import { useNarrowLayout, useWideLayout } from '../cards/use-media.ts';
import { type SelectedCard, useSelectedCard } from '../cards/use-selected-card.ts';
import { useThreeDSecureRead } from '../cards/use-three-d-secure.ts';
import { Area } from '../frame/Area.tsx';
import { PageSkeleton } from '../frame/pages/PageSkeleton.tsx';
import { SkipLink } from '../frame/SkipLink.tsx';
import { isProgramme } from '../loyalty/programme.ts';
import { useProgramme } from '../loyalty/use-programme.ts';
import { listId } from '../operations/found/list-id.ts';
import styles from './HomePage.module.css';
import { HomeTabs } from './HomeTabs.tsx';
import { Outlook, Upcoming } from './outlook/Outlook.tsx';
import { OutlookPopups } from './outlook/OutlookPopups.tsx';
import { CardServices, InformationBox, RechargeAction, ServiceBoxes } from './ServiceBoxes.tsx';

// At the end of the page, where nobody waits for it (S-70).
const PromoArea = fetchedWithTexts(async () => (await import('../promo/PromoArea.tsx')).PromoArea, 'promo');

// The bank says where the card stands after all else; the home does not wait for it (S-70).
const LoyaltyOffers = fetchedWithTexts(
  async () => (await import('../loyalty/LoyaltyOffers.tsx')).LoyaltyOffers,
  'loyalty-offers',
);

const HomeNotices = fetchedWithTexts(
  async () => (await import('./notices/HomeNotices.tsx')).HomeNotices,
  'home-notices',
);

const cardId = 'carta';

/** Shows the selected card with its figures, its operations, and the way to its services. */
export function HomePage() {
  return (
    <OutlookPopups>
      <Home />
    </OutlookPopups>
  );
}

/**
 * Comes a moment after its title, so that a slow phone answers between the two, and until then its skeleton stands on (HOLDER-09); who
 * comes back finds all of it at once.
 */
function Home() {
  const { t } = useTranslation('home');
  const isBack = use(ScrollRestorationContext) !== undefined;
  const isThere = useDeferredValue(true, isBack);
  return (
    <div className={styles[isThere ? 'page' : 'coming']}>
      <h1 className={styles['title']} tabIndex={-1}>
        {t('title')}
      </h1>
      {isThere ? <Content /> : <PageSkeleton page="home" isWide />}
    </div>
  );
}

function Content() {
  // What a store tells is drawn at once and in one go: most of the home follows in slices, so that a press is answered between.
  const selected = useDeferredValue(useSelectedCard());
  useThreeDSecureRead(selected.context);
  return <Parts selected={selected} />;
}

/** Is drawn again when it gets another card, and not each time that a store tells something. */
const Parts = memo(function Parts({ selected }: { selected: SelectedCard }) {
  const { t } = useTranslation('home');
  const isWide = useWideLayout();
  const isNarrow = useNarrowLayout();
  const hasProgramme = isProgramme(useProgramme());
  // What is to come, or of a prepaid card, to which nothing is debited, how money comes to it.
  const beside = isNarrow && (
    <>
      <RechargeAction selected={selected} />
      <Upcoming selected={selected} />
    </>
  );
  const loyalty = hasProgramme && (
    <Later name="home-loyalty">
      <LoyaltyOffers />
    </Later>
  );
  return (
    <>
      <SkipLink to={listId}>{t('skips.operations')}</SkipLink>
      <SkipLink to={cardId}>{t('skips.card')}</SkipLink>
      <Notices />
      <section className={styles['card']} id={cardId} aria-label={t('card')} tabIndex={-1}>
        <Area name="home-card">
          <CardSection selected={selected} beside={beside} />
        </Area>
        <Notices selected={selected} />
        {!isNarrow && <Outlook selected={selected} />}
        <Area name="home-services">
          {isWide ? (
            <ServiceBoxes selected={selected} />
          ) : (
            <CardServices selected={selected} isNarrow={isNarrow} />
          )}
        </Area>
        {isWide && loyalty}
      </section>
      <div className={styles['main']}>
        <div className={styles['lists']}>
          <Area name="home-tabs">
            <HomeTabs selected={selected} />
          </Area>
        </div>
      </div>
      {!isWide && (
        <>
          <Area name="home-services">
            <InformationBox selected={selected} />
          </Area>
          {loyalty}
        </>
      )}
      <div className={styles['promo']}>
        <Later name="home-promo">
          <PromoArea />
        </Later>
      </div>
    </>
  );
});

/** Says what asks for attention, of the holder or of a card; what it would push away waits for it. */
function Notices(of: { selected?: SelectedCard }) {
  return (
    <div className={styles['notices']}>
      <Later name="home-notices">
        <HomeNotices {...of} />
      </Later>
    </div>
  );
}

/** Holds what comes once the home is there. */
function Later({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Area name={name}>
      <Suspense fallback={<i data-awaited />}>{children}</Suspense>
    </Area>
  );
}
