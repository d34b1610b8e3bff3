import type { ReactNode } from 'react';
import { useTranslation } from '#i18n';
import { useApp } from '#ui/state';
import { reachedLimit } from './card-figures.ts';
import { CardFiguresPanel, CardFiguresSkeleton } from './CardFiguresPanel.tsx';
import { LockedNotice } from './lock/LockedNotice.tsx';
import { CardPicker } from './picker/CardPicker.tsx';
import styles from './CardSection.module.css';
import { NoData } from './NoData.tsx';
import { RetryPlace } from './RetryPlace.tsx';
import { useNarrowLayout } from './use-media.ts';
import type { SelectedCard } from './use-selected-card.ts';

/** Shows the holder’s cards and the figures of the selected one, in whatever state they are; beside the first figure of a phone is room. */
export function CardSection({ selected, beside }: { selected: SelectedCard; beside?: ReactNode }) {
  const isNarrow = useNarrowLayout();
  return (
    <div className={styles['section']}>
      <CardPicker isStrip={isNarrow} />
      <div className={styles['beside']}>
        <LockedNotice card={selected.card} />
        <Figures selected={selected} beside={beside} />
      </div>
    </div>
  );
}

type FiguresProps = { selected: SelectedCard; beside: ReactNode };

function Figures({ selected, beside }: FiguresProps) {
  const { t } = useTranslation('cards');
  if (selected.isCardless) return null;
  return (
    <RetryPlace label={t('figures.label')}>
      <FiguresContent selected={selected} beside={beside} />
    </RetryPlace>
  );
}

function FiguresContent({ selected: { card, context, contextStatus }, beside }: FiguresProps) {
  const { holder } = useApp();
  const { t } = useTranslation('cards');
  const isCompact = useNarrowLayout();
  // What is known stays in sight while it is read again.
  if (context) {
    return (
      <CardFiguresPanel
        card={context.cardInfo.card}
        isCompact={isCompact}
        beside={beside}
        reached={reachedLimit(context)}
      />
    );
  }
  if (!card || contextStatus !== 'failed') return <CardFiguresSkeleton isCompact={isCompact} />;
  return (
    <NoData
      title={t('failed.title')}
      text={t('failed.text')}
      retry={t('failed.retry')}
      onRetry={() => void holder.readCard(card.id)}
    />
  );
}
