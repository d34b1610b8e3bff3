import { Suspense } from 'react';
import { useTranslation } from '#i18n';
import type { CardSummary } from '#schemas';
import { fetchedWithTexts, useApp, useStored } from '#ui/state';
import { Tabs } from '#ui/kit';
import { ListSkeleton } from '../cards/ListSkeleton.tsx';
import { useNarrowLayout } from '../cards/use-media.ts';
import type { SelectedCard } from '../cards/use-selected-card.ts';
import { Area } from '../frame/Area.tsx';
import { whileGrowing } from '../frame/pages/while-growing.ts';
import { OperationsSection } from '../operations/OperationsSection.tsx';
import { type HomeTab, homeTabs } from './home-tabs.ts';
import { useChosenTab } from './use-chosen-tab.ts';
import { useWishedTab } from './use-wished-tab.ts';

// The home opens on the operations: what the other tabs show comes once they are chosen (S-70).
const sections = {
  statements: fetchedWithTexts(
    async () => (await import('../statements/StatementsSection.tsx')).StatementsSection,
    'statements',
  ),
  instalments: fetchedWithTexts(
    async () => (await import('../instalments/InstalmentsSection.tsx')).InstalmentsSection,
    'instalments',
  ),
  financing: fetchedWithTexts(
    async () => (await import('../instalments/FinancingSection.tsx')).FinancingSection,
    'instalments',
  ),
};

/** Shows what belongs to the selected card in tabs; another card starts from the first one (CARD-23), and so does the logo (NAV-09). */
export function HomeTabs({ selected: { card, isCardless, context } }: { selected: SelectedCard }) {
  const { t } = useTranslation('home');
  const { t: ofFrame } = useTranslation('frame');
  const profile = useStored('profile', (state) => state.profile);
  const { bank } = useApp().settings.provider;
  const tabs = homeTabs({ context, profile, bank });
  const round = useStored('homeTab', (state) => state.round);
  const [chosen, setChosen] = useChosenTab(card?.id);
  const stillThere = tabs.find(
    (tab) => tab === chosen?.tab && chosen.cardId === card?.id && chosen.round === round,
  );
  const choose = (tab: string) => setChosen({ tab, cardId: card?.id, round });
  const isNarrow = useNarrowLayout();
  useWishedTab({
    tabs: context && profile && tabs,
    select: (tab) => {
      choose(tab);
      // What a link has asked for would begin beneath the edge of a phone.
      if (isNarrow) whileGrowing(() => document.querySelector('[role="tablist"]')?.scrollIntoView());
    },
  });
  // What is about to give way to the tab that a link has asked for would move under a finger.
  const wished = useStored('homeTab', (state) => state.wished);
  const loading = <ListSkeleton label={ofFrame('loading')} />;
  // Without cards there is nothing to list; the place of the cards says why.
  if (isCardless) return null;
  return (
    <Tabs
      label={t('tabs.label')}
      selected={stillThere ?? 'operations'}
      onSelect={choose}
      tabs={tabs.map((tab) => ({
        id: tab,
        label: t(`tabs.${tab}`),
        content: (
          <Area name={`home-${tab}`}>
            <Suspense fallback={loading}>{wished ? loading : <TabContent tab={tab} card={card} />}</Suspense>
          </Area>
        ),
      }))}
    />
  );
}

function TabContent({ tab, card }: { tab: HomeTab; card: CardSummary | undefined }) {
  if (!card || tab === 'operations') return <OperationsSection card={card} />;
  const Section = sections[tab];
  return <Section card={card} />;
}
