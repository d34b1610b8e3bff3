import type { TriggerTimeline } from '#schemas';
import { createOrders, type Order } from './orders.ts';

/** What the console asks the next replies of an operation to carry besides, of what any reply may (TRIG-01, CARD-27). */
export type Addition = Order & {
  adds: { triggerTimeline?: TriggerTimeline; TTLCardId?: string; refreshCardContext?: boolean };
};

/** The additions that are set. */
export const additions = createOrders<Addition>('additions');
