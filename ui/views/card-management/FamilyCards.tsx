import { useTranslation } from '#i18n';
import type { CardContextData, CardSummary } from '#schemas';
import { useApp, useOpenable } from '#ui/state';
import { Heading, Icon } from '#ui/kit';
import { CardNumber } from '../cards/CardNumber.tsx';
import { OpeningAction } from './OpeningTile.tsx';
import { cardTitle } from '../cards/picker/card-name.ts';
import { hindranceOf } from '../cards/service-hindrance.ts';
import styles from './ServiceTile.module.css';
import { TileSection } from './TileSection.tsx';

/** Lists the cards that hang on this one, each with its own limit of spending; nothing when there are none (MGMT-09, SPEND-02). */
export function FamilyCards({ context }: { context: CardContextData }) {
  const { t } = useTranslation('card-management');
  const { familyCards, cardInfo, functions, profiling } = context;
  const spending = functions.spendingControl.length > 0 ? profiling.SPENDING_CONTROL : undefined;
  const mayLimit = spending !== undefined && hindranceOf(cardInfo.card, spending) === undefined;
  if (familyCards.length === 0) return null;
  return (
    <TileSection title={t('family.title')} text={t('family.text')}>
      {familyCards.map((card) => (
        <FamilyCard key={card.id} card={card} mayLimit={mayLimit} />
      ))}
    </TileSection>
  );
}

function FamilyCard({ card, mayLimit }: { card: CardSummary; mayLimit: boolean }) {
  const { t } = useTranslation('card-management');
  const { status } = useOpenable('SPENDING_CONTROL');
  const { extensions } = useApp().settings;
  const title = extensions?.cardNickname === true ? cardTitle(card) : card.description;
  const isUsable = card.validityStatus === 'VALID';
  return (
    <li className={styles['tile']} data-hindered={isUsable ? undefined : card.validityStatus}>
      <span className={styles['icon']}>
        <Icon name={isUsable ? 'card' : 'locked'} size={24} />
      </span>
      <div className={styles['words']}>
        <Heading level={3} size="group">
          {title}
        </Heading>
        <p className={styles['description']}>
          <CardNumber pan={card.pan} />
        </p>
        {card.cardholder !== undefined && <p className={styles['description']}>{card.cardholder}</p>}
      </div>
      {mayLimit && isUsable && status === 'offered' && (
        <div className={styles['actions']}>
          <OpeningAction
            opens="SPENDING_CONTROL"
            label={t('family.limit')}
            title={t('family.of', { number: card.pan.slice(-4) })}
            input={{ cardId: card.id, card: title, pan: card.pan }}
          />
        </div>
      )}
    </li>
  );
}
