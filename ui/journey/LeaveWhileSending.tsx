import { useTranslation } from '#i18n';
import { fetched } from '#ui/kit';
import { Suspense } from 'react';

const LeaveQuestion = fetched(async () => (await import('./screen/LeaveQuestion.tsx')).LeaveQuestion);

type LeaveWhileSendingProps = { stay: () => void; leave: () => void };

/** Asks before a link leads away while something is on its way to the bank: nobody would know what became of it (LANG-02). */
export function LeaveWhileSending({ stay, leave }: LeaveWhileSendingProps) {
  const { t } = useTranslation('forms');
  return (
    <Suspense fallback={null}>
      <LeaveQuestion isAsked body={t('leave.sending')} stay={stay} leave={leave} />
    </Suspense>
  );
}
