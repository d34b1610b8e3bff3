import { useId } from 'react';
import { formatMaskedPan, useTexts } from '#i18n';
import type { CardSummary } from '#schemas';
import { Facts, Heading, Surface } from '#ui/kit';

/** Lists the family cards that hang on this one; shows nothing when there are none (MGMT-09). */
export function FamilyCards({ cards }: { cards: readonly CardSummary[] }) {
  const t = useTexts('card-management');
  const titleId = useId();
  if (cards.length === 0) return null;
  return (
    <Surface labelledBy={titleId}>
      <Heading level={2} size="group" id={titleId}>
        {t('family.title')}
      </Heading>
      <Facts facts={cards.map((card) => ({ label: card.description, value: formatMaskedPan(card.pan) }))} />
    </Surface>
  );
}
