import { useTranslation } from '#i18n';
import type { CardContextData } from '#schemas';
import { useOpenable } from '#ui/state';
import { Button, Notice } from '#ui/kit';
import { useReconnected } from '../../cards/use-reconnected.ts';
import { useSelectedCard } from '../../cards/use-selected-card.ts';
import { useOnline } from '../../frame/notices/use-online.ts';
import { TileButton } from '../security-box/OpenButton.tsx';
import { SecurityItem } from '../security-box/SecurityItem.tsx';
import { type Pin, usePin } from './use-pin.ts';

const place = '/pinView/request';

/** Leads to the PIN of the selected card, or asks the bank for it first. */
export function PinBox() {
  const { context } = useSelectedCard();
  if (context?.profiling.PIN_CARD === undefined) return null;
  return <LoadedBox key={context.cardInfo.card.id} context={context} />;
}

function LoadedBox({ context: { cardInfo, profiling } }: { context: CardContextData }) {
  const { t } = useTranslation('card-security');
  const { reason } = useOpenable(place);
  const pin = usePin(cardInfo.card.id, reason === undefined);
  useReconnected(() => pin.hasFailed && reason === undefined && pin.read());
  const message = reason === 'blocked' ? profiling.PIN_CARD?.cardBlockedMessage : undefined;
  return (
    <SecurityItem
      icon="key"
      title={t('pin.title')}
      text={t('pin.text')}
      actions={reason === undefined && <PinAction pin={pin} />}
      refused={reason && { reason, message }}
    >
      {reason === undefined && <PinNews pin={pin} />}
    </SecurityItem>
  );
}

function PinNews({ pin: { status, hasFailed } }: { pin: Pin }) {
  const { t } = useTranslation('card-security');
  const { t: failure } = useTranslation('errors');
  const isOnline = useOnline();
  const isMissing = status?.status === 'NOT_REQUESTED';
  if (hasFailed) {
    // What is only read is read again by itself; what the holder asks for is not.
    const offline = failure(isMissing ? 'offline.message' : 'offline.again');
    return (
      <Notice tone="critical" isAnnounced>
        {isOnline ? t('pin.failed') : offline}
      </Notice>
    );
  }
  if (isMissing) return <p>{t('pin.notRequested')}</p>;
  return status?.arrivesBy === undefined ? null : <Notice tone="info">{t('pin.onItsWay')}</Notice>;
}

function PinAction({ pin: { status, hasFailed, isAsking, read, request } }: { pin: Pin }) {
  const { t } = useTranslation('card-security');
  const isMissing = status?.status === 'NOT_REQUESTED';
  if (!hasFailed && !isMissing) return <TileButton opens={place}>{t('pin.view')}</TileButton>;
  return (
    <Button
      variant="quiet"
      isLoading={isAsking}
      loadingLabel={t('pin.requesting')}
      onPress={isMissing ? request : read}
    >
      {t(isMissing ? 'pin.request' : 'pin.retry')}
    </Button>
  );
}
