import type { Texts } from '#i18n';
import type { RefusalReason } from '#ui/journey';
import type { Stores } from './stores/stores.ts';

/** Says in a popup why a journey does not open. */
export function refusalTeller({ popups }: Pick<Stores, 'popups'>, texts: Texts) {
  const word = (key: string) => texts.text({ namespace: 'errors', key: `refused.${key}` });
  return (why: RefusalReason | 'coming'): void => {
    popups.getState().showError({
      type: 'STANDARD',
      reason: 'CUSTOM',
      title: word('title'),
      message: word(why),
      icon: why === 'blocked' || why === 'locked' ? 'locked' : 'critical',
    });
  };
}
