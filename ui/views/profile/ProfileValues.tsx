import { calendarDay, formatDate, formatMaskedPhone, useTranslation } from '#i18n';
import { VisuallyHidden } from '#ui/kit';
import { maskedEmail } from './masked-email.ts';

/** Shows an address with the middle of its name hidden. */
export function MaskedEmail({ email }: { email: string }) {
  const { t } = useTranslation('profile');
  return (
    <>
      <span aria-hidden="true">{maskedEmail(email)}</span>
      <VisuallyHidden>
        {t('email.spoken', { first: email.charAt(0), host: email.split('@')[1] ?? '' })}
      </VisuallyHidden>
    </>
  );
}

/** Shows the number as the bank masks it, and says its last digits aloud. */
export function MaskedNumber({ phone }: { phone: string }) {
  const { t } = useTranslation('profile');
  return (
    <>
      <span aria-hidden="true">{formatMaskedPhone(phone)}</span>
      <VisuallyHidden>{t('phone.spoken', { digits: phone.slice(-2) })}</VisuallyHidden>
    </>
  );
}

/** Says until when the password is good; the bank alone knows (PWD-05). */
export function PasswordEnd({ date }: { date: string }) {
  const { t } = useTranslation('profile');
  return <time dateTime={calendarDay(date)}>{t('password.value', { date: formatDate(date) })}</time>;
}
