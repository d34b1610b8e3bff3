import { formatMaskedPhone, useTranslation } from '#i18n';
import { Spoken } from '#ui/kit';

/** Shows a phone number with its last digits alone; a screen reader hears how it ends, and no asterisks (HOLDER-21). */
export function MaskedPhone({ phone }: { phone: string }) {
  const { t } = useTranslation('card-management');
  return <Spoken shown={formatMaskedPhone(phone)} said={t('phone.spoken', { digits: phone.slice(-2) })} />;
}
