import type { Mark } from '../../review.ts';

/** Signs of what has come, gone and changed, which are told apart without their colours. */
export const markSigns: Readonly<Record<Mark, string>> = { added: '+', removed: '−', changed: '≈' };
