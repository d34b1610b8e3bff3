/** The event of the browser that everything recorded goes out by; its detail is a `Recorded`. */
export const recordedType = 'percorso:event';

/** What happened, in a few words of the portal’s own. */
export type Recorded = { name: string };
