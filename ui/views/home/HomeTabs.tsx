import { useState } from 'react';
import { useTexts } from '#i18n';
import type { CardSummary } from '#schemas';
import { useStored } from '#ui/app';
import { Tabs } from '#ui/kit';
import type { SelectedCard } from '../cards/use-selected-card.ts';
import { FinancingSection } from '../instalments/FinancingSection.tsx';
import { InstalmentsSection } from '../instalments/InstalmentsSection.tsx';
import { OperationsSection } from '../operations/OperationsSection.tsx';
import { StatementsSection } from '../statements/StatementsSection.tsx';
import { type HomeTab, homeTabs } from './home-tabs.ts';
import { useWishedTab } from './use-wished-tab.ts';

/** Shows what belongs to the selected card in tabs; another card starts from the first one (CARD-23). */
export function HomeTabs({ selected: { card, context, listStatus } }: { selected: SelectedCard }) {
  const t = useTexts('home');
  const profile = useStored('profile', (state) => state.profile);
  const tabs = homeTabs({ context, profile });
  const [chosen, setChosen] = useState<{ tab: string; cardId: string | undefined }>();
  const stillThere = tabs.find((tab) => tab === chosen?.tab && card?.id === chosen.cardId);
  useWishedTab({
    tabs: context && profile && tabs,
    select: (tab) => setChosen({ tab, cardId: card?.id }),
  });
  // Without cards there is nothing to list; the place of the cards says why.
  if (!card && (listStatus === 'failed' || listStatus === 'ready')) return null;
  return (
    <Tabs
      label={t('tabs.label')}
      selected={stillThere ?? 'operations'}
      onSelect={(tab) => setChosen({ tab, cardId: card?.id })}
      tabs={tabs.map((tab) => ({
        id: tab,
        label: t(`tabs.${tab}`),
        content: <TabContent tab={tab} card={card} />,
      }))}
    />
  );
}

function TabContent({ tab, card }: { tab: HomeTab; card: CardSummary | undefined }) {
  if (!card) return <OperationsSection card={undefined} />;
  switch (tab) {
    case 'operations':
      return <OperationsSection card={card} />;
    case 'statements':
      return <StatementsSection card={card} />;
    case 'instalments':
      return <InstalmentsSection card={card} />;
    case 'financing':
      return <FinancingSection card={card} />;
  }
}
