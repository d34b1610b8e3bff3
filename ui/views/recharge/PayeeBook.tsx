import { useId, useState } from 'react';
import { useTranslation } from '#i18n';
import { LeftOutNotice } from '#ui/journey';
import { EmptyState, Heading, Row, Rows, Stack } from '#ui/kit';
import { ListSkeleton } from '../cards/ListSkeleton.tsx';
import { NoData } from '../cards/NoData.tsx';
import { useKeepFocus } from '../cards/RetryPlace.tsx';
import { useBankRead } from '../cards/use-bank-read.ts';
import type { Payee } from './payee.ts';
import { PayeeRow } from './PayeeRow.tsx';

/** Shows the numbers that the holder has kept, in whatever state the book is (TOPUP-02). */
export function PayeeBook({ mayTopUp }: { mayTopUp: boolean }) {
  const { t } = useTranslation('recharge');
  const { read, again } = useBankRead('listPayees', {});
  const keepFocus = useKeepFocus();
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  if (read.status === 'loading') return <ListSkeleton label={t('book.loading')} />;
  if (read.status === 'failed') {
    return (
      <NoData
        title={t('book.failed.title')}
        text={t('book.failed.text')}
        retry={t('book.failed.retry')}
        onRetry={again}
      />
    );
  }
  const payees = read.value.payees.filter(({ payeeId }) => !deleted.includes(payeeId));
  if (payees.length === 0) {
    return (
      <EmptyState icon="profile" title={t('book.empty.title')}>
        {t('book.empty.text')}
      </EmptyState>
    );
  }
  const forget = (payeeId: string): void => {
    // The row that had the focus goes away.
    keepFocus();
    setDeleted((before) => [...before, payeeId]);
  };
  return (
    <Stack gap={4}>
      <Payees payees={payees} mayTopUp={mayTopUp} onDeleted={forget} />
      <LeftOutNotice count={read.leftOut} />
    </Stack>
  );
}

type PayeesProps = {
  payees: readonly Payee[];
  mayTopUp: boolean;
  onDeleted: (payeeId: string) => void;
};

function Payees({ payees, mayTopUp, onDeleted }: PayeesProps) {
  const { t } = useTranslation('recharge');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap={3}>
        <Heading level={2} size="group" id={id}>
          {t('book.title')}
        </Heading>
        <Rows>
          {payees.map((payee) => (
            <Row key={payee.payeeId}>
              <PayeeRow payee={payee} mayTopUp={mayTopUp} onDeleted={() => onDeleted(payee.payeeId)} />
            </Row>
          ))}
        </Rows>
      </Stack>
    </section>
  );
}
