import { useTranslation } from '#i18n';
import type { CardSummary } from '#schemas';
import { useOpenable } from '#ui/state';
import { ButtonLink, EmptyState } from '#ui/kit';
import { CardContent, CardPage } from '../cards/CardPage.tsx';
import { StatementsSection } from './StatementsSection.tsx';
import { StatementsSkeleton } from './StatementsSkeleton.tsx';

/** Shows the movements lists of the selected card on a page of their own (ROUTE-27). */
export function BankStatementPage() {
  const { t } = useTranslation('statements');
  return (
    <CardPage title={t('title')}>
      <CardContent texts="statements" loading={<StatementsSkeleton />}>
        {({ card }) => <Lists card={card} />}
      </CardContent>
      <div>
        <ButtonLink href="/" variant="secondary" icon="back">
          {t('home')}
        </ButtonLink>
      </div>
    </CardPage>
  );
}

/** Shows the lists of the card, or says that it has none (HOME-05). */
function Lists({ card }: { card: CardSummary }) {
  const { t } = useTranslation('statements');
  const { reason } = useOpenable('BANK_STATEMENT_OTP');
  if (reason === 'off') return <EmptyState icon="statement" title={t('empty')} />;
  return <StatementsSection card={card} />;
}
