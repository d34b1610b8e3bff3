import { formatMoney, useTranslation } from '#i18n';
import type { CardContextData, CardService } from '#schemas';
import { OpeningAction, OpeningTile } from './OpeningTile.tsx';
import { tileFace } from './tile-face.ts';
import { TileSection } from './TileSection.tsx';

/** Shows the SMS that tell of the card’s operations, where the bank offers any (MGMT-02, MGMT-17, MGMT-18). */
export function SecurityAlerts({ context }: { context: CardContextData }) {
  const { t } = useTranslation('card-management');
  const { alert } = context.functions;
  const sms = alert.includes('SERVIZI_SMS') ? context.profiling.SERVIZI_SMS : undefined;
  const threshold = alert.includes('SERVIZI_SMS_THRESHOLD')
    ? context.profiling.SERVIZI_SMS_THRESHOLD
    : undefined;
  if (!sms && !threshold) return null;
  return (
    <TileSection title={t('alerts.title')}>
      {sms && <SmsTile context={context} service={sms} />}
      {threshold && <ThresholdTile context={context} service={threshold} />}
    </TileSection>
  );
}

type AlertTileProps = { context: CardContextData; service: CardService };

function SmsTile({ context, service }: AlertTileProps) {
  const { t } = useTranslation('card-management');
  const face = tileFace(context.cardInfo.card, service);
  return (
    <OpeningTile
      face={face}
      icon="alerts"
      hasState
      opens="/smsAlert/activate"
      action={face.isOn ? 'details' : 'activate'}
    >
      {face.isOn && <OpeningAction opens="SMS_ALERT_CANCEL" label={t('alerts.cancel')} title={face.title} />}
    </OpeningTile>
  );
}

/** Shows from which amount the SMS tell; without one they tell of every operation. */
function ThresholdTile({ context, service }: AlertTileProps) {
  const { t } = useTranslation('card-management');
  const face = tileFace(context.cardInfo.card, service);
  const areTold = context.profiling.SERVIZI_SMS?.active === 'ATTIVO';
  const ofThose = areTold ? t('alerts.every') : undefined;
  const { threshold } = service;
  const fromOne =
    threshold === undefined
      ? t('alerts.fromChosen')
      : t('alerts.from', { threshold: formatMoney(threshold) });
  const stateWords = face.isOn && threshold !== 0 ? fromOne : ofThose;
  return (
    <OpeningTile
      face={face}
      icon="settings"
      hasState
      stateWords={stateWords}
      opens="/smsAlert/activateThreshold"
      action={face.isOn || areTold ? 'modify' : 'activate'}
    />
  );
}
