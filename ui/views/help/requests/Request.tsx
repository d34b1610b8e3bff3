import { formatDate, formatMaskedPan, formatMoney, type TFunction, useTranslation } from '#i18n';
import type { HelpRequest } from '#schemas';
import { Badge, Heading, Link, VisuallyHidden } from '#ui/kit';
import { useApp } from '#ui/state';
import { Amount } from '../../operations/Amount.tsx';
import { History } from './History.tsx';
import styles from './Request.module.css';

const tones = {
  RECEIVED: 'neutral',
  IN_REVIEW: 'info',
  ACCEPTED: 'positive',
  REFUSED: 'critical',
  ANSWERED: 'positive',
} as const;

/** Shows one request: what it is about, how it stands, what was written, and its history. */
export function Request({ request }: { request: HelpRequest }) {
  const { t } = useTranslation('help-requests');
  const { ticket, sentAt, state, operation, reason, rightAmount, subject, message, attachments, history } =
    request;
  const amount = operation?.originalCurrencyAmount;
  return (
    <li className={styles['request']}>
      <div className={styles['head']}>
        <Heading level={2} size="group">
          {operation?.merchantName ?? subject ?? t('message')}
        </Heading>
        {amount && (
          <span className={styles['amount']}>
            <Amount amount={amount} />
          </span>
        )}
      </div>
      <p className={styles['meta']}>
        {operation
          ? t('ofOperation', {
              date: formatDate(operation.transactionDate),
              pan: formatMaskedPan(operation.cardIdValue),
            })
          : t('ofMessage')}
      </p>
      <p className={styles['state']}>
        <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
        <span className={styles['meta']}>{t('sent', { ticket, date: formatDate(sentAt) })}</span>
      </p>
      <Credit request={request} />
      {reason && (
        <p>
          {t(`reasons.${reason}`, rightAmount === undefined ? {} : { right: rightAmount, context: 'right' })}
        </p>
      )}
      {message !== '' && <p className={styles['message']}>{message}</p>}
      {attachments > 0 && <p className={styles['meta']}>{attachmentsIn(attachments, t)}</p>}
      <Promised request={request} />
      {saysMore(history) && <History history={history} />}
      <AddMore request={request} />
    </li>
  );
}

/** Says until when the bank answers, as long as nobody has looked at a request, and what a refused dispute means. */
function Promised({ request: { state, operation } }: { request: HelpRequest }) {
  const { t } = useTranslation('help-requests');
  if (state === 'REFUSED' && operation) return <p>{t('refused')}</p>;
  return state === 'RECEIVED' && <p>{t(operation ? 'promised.dispute' : 'promised.message')}</p>;
}

/** Says when, and to which card, what was charged comes back, and how much where the bank tells: of a wrong amount a part does. */
function Credit({ request: { creditedAt, creditedAmount, operation } }: { request: HelpRequest }) {
  const { t } = useTranslation('help-requests');
  const { now } = useApp();
  if (creditedAt === undefined || !operation) return null;
  const when = Date.parse(creditedAt) > now() ? 'coming' : 'done';
  const values = { date: formatDate(creditedAt), pan: formatMaskedPan(operation.cardIdValue) };
  if (creditedAmount === undefined) return <p>{t(`credit.${when}`, values)}</p>;
  const amount = formatMoney(creditedAmount.amount, creditedAmount.currency);
  return <p>{t(`credit.${when}`, { ...values, amount, context: 'sum' })}</p>;
}

// About anything else: no answer that is ready fits what is under way. Which request it is stands in the message alone.
const helpDesk = '/userSupport/writeMessage?about=ALTRO';

/** Nothing is left to ask where the bank has answered or given what was wanted; who is refused may have more to say. */
const isSettled = (state: HelpRequest['state']): boolean => state === 'ACCEPTED' || state === 'ANSWERED';

/** Leads from a request to a message that names it already: the bank has no other way to add to one. */
function AddMore({ request: { ticket, state } }: { request: HelpRequest }) {
  const { t } = useTranslation('help-requests');
  const { stores } = useApp();
  if (isSettled(state)) return null;
  const message = t('more.message', { ticket });
  return (
    <p>
      <Link href={helpDesk} onFollow={() => stores.carried.getState().carry(helpDesk, { message })}>
        {t('more.write')} <VisuallyHidden>{t('more.to', { ticket })}</VisuallyHidden>
      </Link>
    </p>
  );
}

/** Its state and the day it was sent stand above already. */
const saysMore = (history: HelpRequest['history']): boolean =>
  history.length > 1 || history.some(({ note }) => note !== undefined);

const attachmentsIn = (count: number, t: TFunction): string =>
  count === 1 ? t('attachments.one') : t('attachments.many', { count });
