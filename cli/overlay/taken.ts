import type { SourceFile } from '#analysis';

/** Where a bank’s folder has our journeys as they were when they became its own. */
const taken = '.percorso/taken';

/** Returns a file as it stands among those that were taken. */
export const inTaken = ({ path, text }: SourceFile): SourceFile => ({ path: `${taken}/${path}`, text });
