import { useTranslation } from '#i18n';
import { holderCodePopup, useOpenable } from '#ui/state';
import { Button } from '#ui/kit';
import type { Hindrance } from '../../cards/service-hindrance.ts';

/** Says why a service cannot be used now. The bank’s own words go before ours; a limited holder may give the registration code at once (HOME-11). */
export function Why({ hindrance }: { hindrance: Hindrance }) {
  const { t } = useTranslation('home-notices');
  if (hindrance.kind === 'limited') {
    return (
      <>
        <p>{t('hindered.limited')}</p>
        <InsertCode />
      </>
    );
  }
  const message = 'message' in hindrance ? hindrance.message : undefined;
  return <p>{message ?? t(`hindered.${hindrance.kind}`)}</p>;
}

function InsertCode() {
  const { t } = useTranslation('home-notices');
  const { status, isOpening, open } = useOpenable(holderCodePopup);
  if (status !== 'offered') return null;
  return (
    <Button
      variant="secondary"
      isLoading={isOpening}
      loadingLabel={t('hindered.opening')}
      onPress={() => void open()}
    >
      {t('hindered.insertCode')}
    </Button>
  );
}
