/** A step as it is written. */
export type PresentStep = Readonly<Record<string, unknown>>;
