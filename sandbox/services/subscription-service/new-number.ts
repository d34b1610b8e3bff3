import { refuse, type Refusal } from '../../server/call.ts';

/**
 * Refuses a number that no SMS reaches: Italian mobiles begin with 3, while the contract takes what the form takes, any 9 to 11
 * digits (PHONE-09). That a number is the holder’s already is not said: a stolen token could learn it by asking (S-76).
 */
export const refuseUnlessMobile = (number: string): Refusal | null =>
  isMobile(number) ? null : refuse('PHONE_NOT_MOBILE', { pointer: '/telephone' });

/** Returns whether an SMS reaches a number. */
export const isMobile = (number: string): boolean => number.startsWith('+393');
