import { useTranslation } from '#i18n';
import { useApp } from '#ui/state';
import { ButtonLink } from '#ui/kit';

/** Leads to where a holder keeps several numbers at once, where the settings offer it (LANG-09). */
export function PayeesTogether() {
  const { t } = useTranslation('recharge');
  const { extensions } = useApp().settings;
  if (extensions?.payeesTogether !== true) return null;
  return (
    <ButtonLink href="/telephoneRecharge/payees" variant="secondary">
      {t('together')}
    </ButtonLink>
  );
}
