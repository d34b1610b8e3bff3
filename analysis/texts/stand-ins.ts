/** The words that `new` writes where only an analyst knows what is meant; two rules find them until they are gone. */
export const standIns = {
  title: 'Titolo da scrivere',
  label: 'Etichetta da scrivere',
  error: 'Testo da scrivere',
  value: 'Valore da scrivere',
  way: 'Strada da decidere',
} as const;

const all: ReadonlySet<unknown> = new Set(Object.values(standIns));

/** Returns whether a text, a value or the remark of a way stands in for what is still to be written. */
export const isStandIn = (value: unknown): boolean => all.has(value);
