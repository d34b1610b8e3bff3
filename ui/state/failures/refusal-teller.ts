import type { Texts } from '#i18n';
import type { RefusalReason } from '#ui/journey';
import type { Stores } from '../stores/stores.ts';

const isShut = new Set<RefusalReason>(['blocked', 'expired', 'locked']);

/** Says in a popup why a journey does not open. */
export function refusalTeller({ popups }: Pick<Stores, 'popups'>, texts: Texts) {
  const word = (key: string) => texts.text({ namespace: 'errors', key: `refused.${key}` });
  return (why: RefusalReason): void => {
    popups.getState().showError({
      type: 'STANDARD',
      reason: 'CUSTOM',
      title: word('title'),
      message: word(why),
      icon: isShut.has(why) ? 'locked' : 'critical',
    });
  };
}
