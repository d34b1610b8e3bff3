import { useId } from 'react';
import { usualPeriod, useTranslation } from '#i18n';
import { useApp, useOpenable } from '#ui/state';
import { Button, ButtonLink, Cluster, Heading, Notice, Stack, Surface } from '#ui/kit';
import { NoData } from '../cards/NoData.tsx';
import { useBankRead } from '../cards/use-bank-read.ts';
import { useSettled } from './InOrder.tsx';

const newPlan = '/installments/newPlan';

/** Says how many purchases can be paid in instalments, which it asks with a page of one, and leads there (INST-11). */
export function PurchasesOffer({ cardId }: { cardId: string }) {
  const { t } = useTranslation('instalments');
  const titleId = useId();
  const { from: dateFrom, to: dateTo } = usualPeriod(useApp().now());
  const { read, again } = useBankRead('listTransactions', {
    cardId,
    installmentStatus: 'B',
    dateFrom,
    dateTo,
    pageNumber: 1,
    pageLimit: 1,
  });
  useSettled(read.status === 'loading');
  const count = read.status === 'ready' ? read.value.totalTransactionNumber : 0;
  if (read.status === 'failed') {
    const [title, text] = [t('offer.failed.title'), t('offer.failed.text')];
    return <NoData title={title} text={text} retry={t('failed.retry')} onRetry={again} />;
  }
  if (count === 0) return null;
  return (
    <Surface labelledBy={titleId}>
      <Stack gap={3}>
        <Heading level={2} size="group" id={titleId}>
          {t('offer.title')}
        </Heading>
        <p>{t(count === 1 ? 'offer.one' : 'offer.many', { count })}</p>
        <Cluster>
          <WayThere />
        </Cluster>
      </Stack>
    </Surface>
  );
}

/** A limited holder is led to the holder code; who may not for another reason hears so (GATE-04). */
function WayThere() {
  const { t } = useTranslation('instalments');
  const { reason } = useOpenable(newPlan);
  const code = useOpenable('REGISTRATION_CODE');
  if (reason === undefined) return <ButtonLink href={newPlan}>{t('offer.start')}</ButtonLink>;
  if (reason !== 'limited') return <Notice tone="info">{t('offer.refused')}</Notice>;
  return (
    <>
      <Notice tone="info">{t('offer.limited')}</Notice>
      <Button isLoading={code.isOpening} loadingLabel={t('offer.opening')} onPress={() => void code.open()}>
        {t('offer.enter')}
      </Button>
    </>
  );
}
