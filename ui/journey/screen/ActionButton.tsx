import type { Screen, ScreenAction } from '#engine';
import { useTranslation } from '#i18n';
import { Button } from '#ui/kit';
import { lookOf } from '../screen-actions.ts';
import { wordsOf } from './words.ts';

/** What a screen’s own buttons need: where they stand, and what takes an action with what stands in the form where it submits that. */
export type Acting = { screen: Screen; onAct: (action: ScreenAction) => void };

type ActionButtonProps = Acting & {
  action: ScreenAction;
  about?: string;
  /** The id of what says how long it is still too early for it; pressed all the same it is told why. */
  waitsFor?: string | undefined;
};

/** Draws an action that is neither the main one nor the way out, by its words and what it is about. */
export function ActionButton({ screen, onAct, action, about, waitsFor }: ActionButtonProps) {
  const { i18n, t } = useTranslation('frame');
  const words = wordsOf(i18n, action.text);
  const isLoading = screen.busy && screen.busyAction === action.name;
  return (
    <Button
      variant={lookOf(screen, action.name) === 'secondary' ? 'secondary' : 'quiet'}
      aria-label={about && `${words}: ${about}`}
      isWaiting={waitsFor !== undefined}
      aria-describedby={waitsFor}
      isLoading={isLoading}
      loadingLabel={t('loading')}
      isDisabled={screen.busy && !isLoading}
      onPress={() => onAct(action)}
    >
      {words}
    </Button>
  );
}
