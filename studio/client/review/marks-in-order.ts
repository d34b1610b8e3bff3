import type { Mark } from '../../review.ts';

/** All marks, in the order in which they are explained. */
export const marksInOrder: readonly Mark[] = ['added', 'removed', 'changed'];
