import { isAtOnlineBanking } from '../cards/online-banking.ts';
import { useSelectedCard } from '../cards/use-selected-card.ts';
import type { Way } from './WayList.tsx';

const href = '/userSupport/writeMessage';

/** Returns the way to write to the help desk; of a card that is linked to online banking it says beforehand that it is done there (HELP-02). */
export function useWriteWay(): Way {
  const { context } = useSelectedCard();
  const isElsewhere = context !== undefined && isAtOnlineBanking(context);
  return { key: isElsewhere ? 'ways.writeOnline' : 'ways.write', href, icon: 'mail' };
}
