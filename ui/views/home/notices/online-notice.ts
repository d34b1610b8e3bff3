import type { CardContextData, CardService } from '#schemas';
import { isAtOnlineBanking } from '../../cards/online-banking.ts';
import type { HomeNotice } from './use-holder-notices.ts';

/** Says why a card that looks usable cannot buy online: what protects its purchases is blocked. */
export function onlineNotice(
  context: CardContextData | undefined,
  hasThreeDSecure: boolean,
): readonly HomeNotice[] {
  if (!context) return [];
  const { profiling, cardInfo } = context;
  const isBlocked = (hasThreeDSecure && mayUnlock(profiling['3D_SECURE'])) || mayUnlock(profiling.KEY_6);
  const isUsable = cardInfo.card.validityStatus === 'VALID' && !isAtOnlineBanking(context);
  return isBlocked && isUsable ? [{ name: 'online', tone: 'warning', href: '/cardsmanagement' }] : [];
}

/** What is off, or locked with the whole card, says something else. */
const mayUnlock = (service: CardService | undefined): boolean =>
  service?.status === 'BLOCKED' &&
  service.prop.state === 'ATTIVO' &&
  !(service.locked || service.cardBlocked);
