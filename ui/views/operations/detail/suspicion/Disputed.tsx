import { formatDate, formatMoney, useTranslation } from '#i18n';
import type { HelpRequest, Operation } from '#schemas';
import { Link, Notice } from '#ui/kit';
import { useApp } from '#ui/state';
import { useBankRead } from '../../../cards/use-bank-read.ts';
import styles from './Disputed.module.css';
import { WriteLink } from './WriteLink.tsx';

const tones = {
  RECEIVED: 'info',
  IN_REVIEW: 'info',
  ACCEPTED: 'positive',
  REFUSED: 'warning',
} as const;

type State = keyof typeof tones;

/** A dispute of an operation, and how it stands. */
export type Dispute = Pick<HelpRequest, 'ticket' | 'sentAt' | 'creditedAt' | 'creditedAmount' | 'history'> & {
  state: State;
};

/** Reads how the last dispute of an operation stands; nothing where it has none, or nobody can say (HOLDER-25). */
export function useDispute({ disputeReference }: Operation): Dispute | undefined {
  const { read } = useBankRead('listHelpRequests', {});
  if (read.status !== 'ready') return undefined;
  const found = read.value.requests.find(({ operation }) => operation?.disputeReference === disputeReference);
  return found && isOfDispute(found) ? found : undefined;
}

/** Says that an operation is disputed and how that stands, and leads to its history; of one that was refused to who can be asked. */
export function Disputed({ dispute }: { dispute: Dispute }) {
  const { ticket, sentAt, state, creditedAt, creditedAmount } = dispute;
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
      action={
        <div className={styles['ways']}>
          <Link href="/userSupport/requests">{t('disputed.follow')}</Link>
          {state === 'REFUSED' && (
            <>
              <WriteLink about="ALTRO" message={t('disputed.message', { ticket })}>
                {t('disputed.write')}
              </WriteLink>
              <Link href="/assistenza/contacts">{t('disputed.call')}</Link>
            </>
          )}
        </div>
      }
    >
      <div className={styles['words']}>
        <p>
          {t(`disputed.${state}`, { date: formatDate(sentAt) })}
          {creditedAt !== undefined && (
            <> {t(`disputed.credit.${when}`, { date: formatDate(creditedAt), ...sum })}</>
          )}
        </p>
        {state === 'REFUSED' && <Refusal dispute={dispute} />}
      </div>
    </Notice>
  );
}

/** Says why a dispute was refused, in the bank’s words where it has given any, and what is left to do. */
function Refusal({ dispute: { history } }: { dispute: Dispute }) {
  const { t } = useTranslation('operation-detail');
  const why = history.findLast(({ state }) => state === 'REFUSED')?.note;
  return (
    <>
      {why !== undefined && <p className={styles['why']}>{why}</p>}
      <p>{t('disputed.disagree')}</p>
    </>
  );
}

const isOfDispute = (request: HelpRequest): request is HelpRequest & Dispute => request.state in tones;
