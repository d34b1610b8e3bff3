import { useTranslation } from '#i18n';
import { useApp, useStored } from '#ui/state';
import { LeftOutNotice } from '#ui/journey';
import { EmptyState } from '#ui/kit';
import { CardSwitcher, CardSwitcherSkeleton } from './CardSwitcher.tsx';
import { NoData } from '../NoData.tsx';
import { ProfileNotice } from '../ProfileNotice.tsx';
import { RetryPlace } from '../RetryPlace.tsx';

type CardPickerProps = {
  /** Shows each card in one line, where the card is not what the page is about. */
  isStrip?: boolean | undefined;
};

/** Lets the holder choose among the cards that the bank lists, once it has listed them. */
export function CardPicker(props: CardPickerProps) {
  const { t } = useTranslation('cards');
  return (
    <RetryPlace label={t('switcher.label')}>
      <Picker {...props} />
      <ProfileNotice />
    </RetryPlace>
  );
}

function Picker({ isStrip }: CardPickerProps) {
  const { holder, stores } = useApp();
  const status = useStored('cards', (cards) => cards.status);
  const list = useStored('cards', (cards) => cards.list);
  const art = useStored('cards', (cards) => cards.art);
  const selectedId = useStored('cards', (cards) => cards.selectedId);
  const leftOut = useStored(
    'cards',
    (cards) => cards.leftOut + (cards.contextLeftOut[cards.selectedId] ?? 0),
  );
  const { t } = useTranslation('cards');
  if (status === 'failed') {
    return (
      <NoData
        title={t('listFailed.title')}
        text={t('listFailed.text')}
        retry={t('listFailed.retry')}
        onRetry={() => void holder.readCards()}
      />
    );
  }
  if (list.length > 0) {
    const select = (cardId: string): void => stores.cards.getState().select(cardId);
    return (
      <>
        <CardSwitcher cards={list} art={art} selectedId={selectedId} onSelect={select} isStrip={isStrip} />
        <LeftOutNotice count={leftOut} />
      </>
    );
  }
  if (status === 'ready') return <EmptyState icon="card" title={t('none')} />;
  return <CardSwitcherSkeleton isStrip={isStrip} />;
}
