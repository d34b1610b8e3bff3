import { formatDate, formatMoney, useTranslation } from '#i18n';
import type { HelpRequest, Operation } from '#schemas';
import { Link, Notice } from '#ui/kit';
import { useApp } from '#ui/state';
import { useBankRead } from '../../cards/use-bank-read.ts';

const tones = {
  RECEIVED: 'info',
  IN_REVIEW: 'info',
  ACCEPTED: 'positive',
  REFUSED: 'warning',
} as const;

type State = keyof typeof tones;

/** A dispute of an operation, and how it stands. */
export type Dispute = Pick<HelpRequest, 'sentAt' | 'creditedAt' | 'creditedAmount'> & { state: State };

/** Reads how the last dispute of an operation stands; nothing where it has none, or nobody can say (HOLDER-25). */
export function useDispute({ disputeReference }: Operation): Dispute | undefined {
  const { read } = useBankRead('listHelpRequests', {});
  if (read.status !== 'ready') return undefined;
  const found = read.value.requests.find(({ operation }) => operation?.disputeReference === disputeReference);
  return found && isOfDispute(found) ? found : undefined;
}

/** Says that an operation is disputed and how that stands, and leads to its history. */
export function Disputed({ dispute: { sentAt, state, creditedAt, creditedAmount } }: { dispute: Dispute }) {
  const { t } = useTranslation('operation-detail');
  const { now } = useApp();
  const when = creditedAt !== undefined && Date.parse(creditedAt) > now() ? 'coming' : 'done';
  const sum = creditedAmount && {
    amount: formatMoney(creditedAmount.amount, creditedAmount.currency),
    context: 'sum',
  };
  return (
    <Notice
      tone={tones[state]}
      isAnnounced
      action={<Link href="/userSupport/requests">{t('disputed.follow')}</Link>}
    >
      {t(`disputed.${state}`, { date: formatDate(sentAt) })}
      {creditedAt !== undefined && (
        <> {t(`disputed.credit.${when}`, { date: formatDate(creditedAt), ...sum })}</>
      )}
    </Notice>
  );
}

const isOfDispute = (request: HelpRequest): request is HelpRequest & Dispute => request.state in tones;
