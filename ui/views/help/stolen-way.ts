import type { Settings } from '#ui/state';
import type { Way } from './WayList.tsx';

const stolen: Way = {
  key: 'ways.stolen',
  href: '/cardsmanagement',
  icon: 'locked',
  numbers: ['here', 'abroad'],
};

/** Lists what comes before all else where a card was lost or stolen: to lock it, if the bank lets holders (HOLDER-24). */
export const stolenWay = ({ extensions }: Pick<Settings, 'extensions'>): readonly Way[] =>
  extensions?.cardLock === true ? [stolen] : [];
