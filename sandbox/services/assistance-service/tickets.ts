import type { helpMessages } from '../../db/schema.ts';

/** Writes the number of a message, which tells a dispute from others. */
export const ticketOf = ({
  id,
  operationId,
}: Pick<typeof helpMessages.$inferSelect, 'id' | 'operationId'>): string =>
  `${operationId === null ? 'AS' : 'CO'}-${String(id).padStart(8, '0')}`;

/** Reads the id of a message from its number; 0, which no message has, when it is none. */
export const idOf = (ticket: string): number => Number(/^(?:AS|CO)-(\d{8})$/.exec(ticket)?.[1] ?? 0);
