/** The event of the browser that everything recorded goes out by; its detail is a `Recorded`. */
export const recordedType = 'percorso:event';

/** What happened, in a few words of the portal’s own, and in which part of the page, where it was in one; and the error that
 * was behind it, of which nobody is told but as `describeError` has it. */
export type Recorded = { name: string; area?: string | undefined; error?: unknown };

/** Records what happened, without personal data. */
export type Recorder = (event: string, area?: string, error?: unknown) => void;
