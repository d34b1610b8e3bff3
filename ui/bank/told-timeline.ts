/** What a reply says beside its answer: an id of the timeline, and the card that it speaks of (TRIG-01). */
export type ToldTimeline = { id: string; date?: string; cardId?: string };

/** Finds the timeline in a reply’s body, whichever call it answers; an id alone is one too. */
export function toldTimeline(body: unknown): ToldTimeline | undefined {
  const told = valueOf(body, 'triggerTimeline');
  const id = textOf(told) ?? textOf(valueOf(told, 'id'));
  if (id === undefined) return undefined;
  const date = textOf(valueOf(told, 'date'));
  const cardId = textOf(valueOf(body, 'TTLCardId'));
  return { id, ...(date !== undefined && { date }), ...(cardId !== undefined && { cardId }) };
}

function valueOf(from: unknown, name: string): unknown {
  return typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
