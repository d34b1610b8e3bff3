import { useTexts } from '#i18n';
import { useApp, useStored } from '#ui/app';
import { Button, EmptyState } from '#ui/kit';
import { CardFiguresPanel, CardFiguresSkeleton } from './CardFiguresPanel.tsx';
import styles from './CardSection.module.css';
import { CardSwitcher, CardSwitcherSkeleton } from './CardSwitcher.tsx';
import { type SelectedCard, useSelectedCard } from './use-selected-card.ts';

/** Shows the holder’s cards and the figures of the selected one, in whatever state they are. */
export function CardSection() {
  const { holder, stores } = useApp();
  const selected = useSelectedCard();
  const { listStatus, card } = selected;
  const list = useStored('cards', (cards) => cards.list);
  const art = useStored('cards', (cards) => cards.art);
  const t = useTexts('cards');

  if (listStatus === 'failed') {
    return <NoData place="listFailed" onRetry={() => void holder.readCards()} />;
  }
  if (listStatus === 'ready' && !card) return <EmptyState icon="card" title={t('none')} />;
  return (
    <div className={styles['section']}>
      {card ? (
        <CardSwitcher
          cards={list}
          art={art}
          selectedId={card.id}
          onSelect={(cardId) => stores.cards.getState().select(cardId)}
        />
      ) : (
        <CardSwitcherSkeleton />
      )}
      <Figures selected={selected} />
    </div>
  );
}

function Figures({ selected: { card, context, contextStatus } }: { selected: SelectedCard }) {
  const { holder } = useApp();
  // What is known stays in sight while it is read again.
  if (context) return <CardFiguresPanel card={context.cardInfo.card} />;
  if (!card || contextStatus !== 'failed') return <CardFiguresSkeleton />;
  return <NoData place="failed" onRetry={() => void holder.readCard(card.id)} />;
}

function NoData({ place, onRetry }: { place: 'failed' | 'listFailed'; onRetry: () => void }) {
  const t = useTexts('cards');
  return (
    <EmptyState
      icon="critical"
      title={t(`${place}.title`)}
      action={
        <Button variant="secondary" icon="refresh" onPress={onRetry}>
          {t(`${place}.retry`)}
        </Button>
      }
    >
      <p role="alert">{t(`${place}.text`)}</p>
    </EmptyState>
  );
}
