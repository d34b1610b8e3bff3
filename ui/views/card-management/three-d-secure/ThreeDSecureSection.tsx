import { useTranslation } from '#i18n';
import type { CardContextData } from '#schemas';
import { useStored } from '#ui/state';
import { Badge, Loading, Notice, Skeleton } from '#ui/kit';
import { useSelectedCard } from '../../cards/use-selected-card.ts';
import {
  type ThreeDSecureInfo,
  useHasThreeDSecure,
  useThreeDSecureRead,
} from '../../cards/use-three-d-secure.ts';
import { MaskedPhone } from '../phone/MaskedPhone.tsx';
import { Blocked } from '../security-box/Blocked.tsx';
import { OpenButton } from '../security-box/OpenButton.tsx';
import { SecurityItem, type SecurityItemProps } from '../security-box/SecurityItem.tsx';
import styles from './ThreeDSecureSection.module.css';

/** Shows how purchases online are protected; nothing of a card without 3D Secure (MGMT-04, TDS-06). */
export function ThreeDSecureSection() {
  const { context } = useSelectedCard();
  useThreeDSecureRead(context);
  return useHasThreeDSecure(context) ? <ReadSection context={context} /> : null;
}

/** Waits for what the bank says, and shows nothing when it cannot be had (TDS-05). */
function ReadSection({ context }: { context: CardContextData }) {
  const { t } = useTranslation('card-security');
  const { id } = context.cardInfo.card;
  const info = useStored('threeDSecure', ({ known }) => known[id]);
  const hasFailed = useStored('threeDSecure', ({ failed }) => failed[id] === true);
  if (hasFailed || info?.profilation3D.active === 'DISATTIVO') return null;
  if (info) return <LoadedSection info={info} context={context} />;
  return (
    <ServiceItem>
      <Loading label={t('loading')}>
        <div className={styles['facts']}>
          {widths.map((width) => (
            <div key={width}>
              <Skeleton width={width} />
            </div>
          ))}
        </div>
      </Loading>
    </ServiceItem>
  );
}

/** As long as what is said of a card whose 3D Secure is active, as nearly all are. */
const widths = ['11rem', '15rem', '21rem'];

type ServiceItemProps = Pick<SecurityItemProps, 'badge' | 'refused' | 'children'>;

function ServiceItem(props: ServiceItemProps) {
  const { t } = useTranslation('card-security');
  return (
    <SecurityItem icon="security" title={t('threeDSecure.title')} text={t('threeDSecure.text')} {...props} />
  );
}

type LoadedProps = { info: ThreeDSecureInfo; context: CardContextData };

function LoadedSection({ info, context }: LoadedProps) {
  const hindrance = hindranceOf(info);
  return (
    <ServiceItem badge={!hindrance && <StatusBadge status={info.status} />} refused={hindrance}>
      {!hindrance && <Standing info={info} context={context} />}
    </ServiceItem>
  );
}

const on = ['positive', 'threeDSecure.active'] as const;
const badges = {
  BLOCKED: ['warning', 'blocked.badge'],
  DISABLED: ['neutral', 'threeDSecure.inactive'],
} as const;
const isOff = (status: string): status is keyof typeof badges => Object.hasOwn(badges, status);

function StatusBadge({ status }: Pick<ThreeDSecureInfo, 'status'>) {
  const { t } = useTranslation('card-security');
  const [tone, words] = isOff(status) ? badges[status] : on;
  return <Badge tone={tone}>{t(words)}</Badge>;
}

/** The bank’s own words go before ours. */
function hindranceOf({ profilation3D: { cardBlocked, cardBlockedMessage, limited } }: ThreeDSecureInfo) {
  if (cardBlocked) return { reason: 'blocked', message: cardBlockedMessage } as const;
  return limited ? ({ reason: 'limited' } as const) : undefined;
}

function Standing({ info, context }: LoadedProps) {
  const { t } = useTranslation('card-security');
  switch (info.status) {
    case 'BLOCKED':
      return <Blocked opens={unlockOf(context)} label={t('threeDSecure.unlockLabel')} />;
    case 'DISABLED':
      return <Inactive hasAlerts={context.profiling.SERVIZI_SMS?.active === 'ATTIVO'} />;
    default:
      return <Active info={info} />;
  }
}

/** Returns the popup that unlocks 3D Secure, with the e-Code when that is blocked too (ECODE-09). */
function unlockOf({ profiling }: CardContextData): string {
  return profiling.KEY_6?.status === 'BLOCKED' ? 'UNLOCK_3DS_KEYSIX_POPUP' : 'UNLOCK_3DS_POPUP';
}

/** Switches it on directly, or asks for the SMS alerts first (TDS-03). */
function Inactive({ hasAlerts }: { hasAlerts: boolean }) {
  const { t } = useTranslation('card-security');
  if (hasAlerts) {
    return (
      <div>
        <OpenButton opens="THREED_ACTIVATE" label={t('threeDSecure.activateLabel')}>
          {t('threeDSecure.activate')}
        </OpenButton>
      </div>
    );
  }
  return (
    <Notice
      tone="info"
      action={<OpenButton opens="/smsAlert/activate">{t('threeDSecure.toAlerts')}</OpenButton>}
    >
      {t('threeDSecure.alertsFirst')}
    </Notice>
  );
}

/** Cannot be switched off (TDS-04). */
function Active({ info }: Pick<LoadedProps, 'info'>) {
  const { t } = useTranslation('card-security');
  const facts = [
    { label: t('threeDSecure.state'), value: t('threeDSecure.always') },
    { label: t('threeDSecure.phone'), value: <MaskedPhone phone={info.telephone3DSServices} /> },
    { label: t('threeDSecure.phrase'), value: info.phrase },
  ];
  return (
    <dl className={styles['facts']}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
