import { formatDayMonth, formatMoney, type TFunction, useTranslation } from '#i18n';
import type { BankReplies } from '#schemas';
import { fetched } from '#ui/kit';
import { useBankRead } from '../../cards/use-bank-read.ts';
import { useReconnected } from '../../cards/use-reconnected.ts';
import { PopupPlace } from '../../frame/PopupPlace.tsx';
import { nextDebit } from './next-debit.ts';
import { useOutlookPopup } from './OutlookPopups.tsx';
import { OutlookTile } from './OutlookTile.tsx';

const UpcomingDialog = fetched(async () => (await import('./UpcomingDialog.tsx')).UpcomingDialog);

/** Says what is taken until the card is debited next, and opens all that is to come (HOLDER-27). */
export function UpcomingCard({ cardId }: { cardId: string }) {
  const { t } = useTranslation('upcoming');
  const { read, again } = useBankRead('listUpcoming', { cardId });
  const [isOpen, setOpen] = useOutlookPopup('upcoming');
  useReconnected(() => read.status === 'failed' && again());
  return (
    <>
      <OutlookTile title={t('title')} icon="pending" onOpen={() => setOpen(true)}>
        {read.status === 'ready' && nextOf(read.value, t)}
        {read.status === 'failed' && t('card.failed')}
      </OutlookTile>
      {isOpen && (
        <PopupPlace name="home-upcoming" title={t('title')} onClose={() => setOpen(false)}>
          <UpcomingDialog read={read} onAgain={again} onClose={() => setOpen(false)} />
        </PopupPlace>
      )}
    </>
  );
}

/** What is debited up to the day that counts, or else what is only told. */
function nextOf(upcoming: BankReplies['listUpcoming'], t: TFunction): string {
  const next = nextDebit(upcoming);
  if (next) {
    const { isOneDay, amount, date } = next;
    return t(isOneDay ? 'card.debit' : 'card.debits', {
      amount: formatMoney(amount),
      day: formatDayMonth(date),
    });
  }
  const [statement] = upcoming.statements;
  return statement ? t('card.statement', { day: formatDayMonth(statement.date) }) : t('card.none');
}
