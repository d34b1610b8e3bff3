import { useTranslation } from '#i18n';
import type { CardContextData } from '#schemas';
import { CallableWords, Link, Notice } from '#ui/kit';
import { InsertCode } from './InsertCode.tsx';

/** Says once, above all services, what holds for the whole card: blocked, expired, or limited until the code is given (MGMT-25). */
export function CardNotice({ context }: { context: CardContextData }) {
  const { t } = useTranslation('card-management');
  const { validityStatus } = context.cardInfo.card;
  const isLimited = Object.values(context.profiling).some(({ limited }) => limited);
  if (validityStatus !== 'VALID') {
    return (
      <Notice
        tone="warning"
        title={t(`standing.${validityStatus}.title`)}
        action={<Link href="/assistance">{t('standing.help')}</Link>}
      >
        <CallableWords text={t(`standing.${validityStatus}.text`)} />
      </Notice>
    );
  }
  if (!isLimited) return null;
  return (
    <Notice tone="info" title={t('limited.title')} action={<InsertCode />}>
      {t('limited.text')}
    </Notice>
  );
}
