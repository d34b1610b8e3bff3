import { formatMaskedPan, lastDigitsOfPan, type TFunction, useTranslation } from '#i18n';
import { Spoken } from '#ui/kit';

/** Shows the masked number of a card; a screen reader hears how it ends, and no asterisks. */
export function CardNumber({ pan }: { pan: string }) {
  const { t } = useTranslation('cards');
  return <Spoken shown={formatMaskedPan(pan)} said={cardEnding(pan, t)} />;
}

/** Says in words how the number of a card ends. */
function cardEnding(pan: string, t: TFunction): string {
  const digits = lastDigitsOfPan(pan);
  return digits === '' ? t('number.hidden') : t('number.ending', { digits });
}
