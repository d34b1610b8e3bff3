import { useTranslation } from '#i18n';
import type { CardSummary } from '#schemas';
import { useOpenable } from '#ui/state';
import { Button, EmptyState, Stack } from '#ui/kit';
import { RetryPlace } from '../cards/RetryPlace.tsx';
import { DeliveryWay } from './DeliveryWay.tsx';
import { Statements } from './Statements.tsx';

/** Shows the monthly movements lists of a card; a limited holder is asked for the holder code instead (STMT-06). */
export function StatementsSection({ card }: { card: CardSummary }) {
  const { t } = useTranslation('statements');
  const { reason } = useOpenable('BANK_STATEMENT_OTP');
  if (reason === 'limited') return <HolderCodePrompt />;
  return (
    <RetryPlace label={t('title')}>
      <Stack gap={2}>
        <DeliveryWay card={card} />
        <Statements card={card} isOffered={reason === undefined} />
      </Stack>
    </RetryPlace>
  );
}

function HolderCodePrompt() {
  const { t } = useTranslation('statements');
  const code = useOpenable('REGISTRATION_CODE');
  return (
    <EmptyState
      icon="locked"
      title={t('limited.title')}
      action={
        <Button
          isLoading={code.isOpening}
          loadingLabel={t('limited.opening')}
          onPress={() => void code.open()}
        >
          {t('limited.enter')}
        </Button>
      }
    >
      {t('limited.text')}
    </EmptyState>
  );
}
