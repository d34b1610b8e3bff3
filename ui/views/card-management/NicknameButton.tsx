import { useTranslation } from '#i18n';
import { useApp, useOpenable } from '#ui/state';
import { Button } from '#ui/kit';
import { useSelectedCard } from '../cards/use-selected-card.ts';
import styles from './NicknameButton.module.css';

/** Lets a holder give the selected card a nickname, or another (HOLDER-30). */
export function NicknameButton() {
  const { t } = useTranslation('card-management');
  const { extensions } = useApp().settings;
  const { isOpening, open } = useOpenable('CARD_NICKNAME');
  const { card } = useSelectedCard();
  if (card === undefined || extensions?.cardNickname !== true) return null;
  const { id, description, pan, nickname = '' } = card;
  return (
    <div className={styles['place']}>
      <Button
        variant="quiet"
        isFullWidth
        isLoading={isOpening}
        loadingLabel={t('tile.opening')}
        onPress={() => void open({ cardId: id, card: description, pan, nickname })}
      >
        {t(nickname === '' ? 'nickname.give' : 'nickname.change')}
      </Button>
    </div>
  );
}
