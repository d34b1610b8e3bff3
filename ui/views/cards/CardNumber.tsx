import { formatMaskedPan, lastDigitsOfPan, type TFunction, useTranslation } from '#i18n';
import { useStored } from '#ui/state';
import { Spoken } from '#ui/kit';

/** Shows the masked number of a card; a screen reader hears how it ends, and no asterisks. */
export function CardNumber({ pan }: { pan: string }) {
  const { t } = useTranslation('cards');
  return <Spoken shown={formatMaskedPan(pan)} said={cardEnding(pan, t)} />;
}

/** Shows which card it is: as its holder calls it, or else by its number; a screen reader hears both (HOLDER-30). */
export function CardMark({ cardId, pan }: { cardId: string; pan: string }) {
  const { t } = useTranslation('cards');
  const nickname = useStored('cards', ({ list }) => list.find(({ id }) => id === cardId)?.nickname);
  if (nickname === undefined) return <CardNumber pan={pan} />;
  return <Spoken shown={nickname} said={t('nicknamed', { nickname, name: cardEnding(pan, t) })} />;
}

/** Says in words how the number of a card ends. */
function cardEnding(pan: string, t: TFunction): string {
  const digits = lastDigitsOfPan(pan);
  return digits === '' ? t('number.hidden') : t('number.ending', { digits });
}
