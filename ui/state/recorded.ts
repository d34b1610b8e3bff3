/** The event of the browser that everything recorded goes out by; its detail is a `Recorded`. */
export const recordedType = 'percorso:event';

/** What happened, in a few words of the portal’s own, and in which part of the page, where it was in one. */
export type Recorded = { name: string; area?: string | undefined };

/** Records what happened, without personal data. */
export type Recorder = (event: string, area?: string) => void;
