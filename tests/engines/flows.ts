import type { Holder } from './holder.ts';

/** Something that a holder does from beginning to end, with the account that it takes. */
export type Flow = { name: string; account?: string; act(holder: Holder): Promise<void> };

/** The flows, in the order in which they are told. */
export const flows: readonly Flow[] = [
  { name: 'login', act: async ({ logIn }) => logIn() },
];
