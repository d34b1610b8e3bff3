import type { Goal, JourneyAddition } from '../../new-journey.ts';

/** What has been said of a new journey; what follows from something else is nothing until it is said otherwise. */
export type Order = {
  goal: Goal;
  operation: string;
  title: string;
  name?: string;
  isPage: boolean;
  route?: string;
  listed: string;
};

/** Nothing has been said yet. */
export const nothingSaid: Order = { goal: 'tell', operation: '', title: '', isPage: false, listed: '' };

/** Reads an order as what is to be done; `name` is the one that it has, or that its title gives it. */
export function additionOf(order: Order, name: string): JourneyAddition {
  const { goal, operation, title, isPage, listed } = order;
  return {
    kind: 'add-journey',
    journey: name,
    title: title.trim(),
    goal,
    operation,
    opening: {
      ...(isPage && { route: (order.route ?? routeFor(name)).trim() }),
      ...(listed !== '' && { listed }),
    },
  };
}

/** The path of a page, as long as nobody has said another. */
export const routeFor = (name: string): string => `/${name}`;
