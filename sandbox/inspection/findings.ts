import type { Finding } from './inspect-bank.ts';

/** Runs a look, and takes what it throws for the refusal of a start. */
export async function orRefused(look: () => Finding | Promise<Finding>): Promise<Finding> {
  try {
    return await look();
  } catch (error) {
    return refused(error);
  }
}

/** Makes the finding of what was thrown. */
export const refused = (thrown: unknown): Finding => ({
  kind: 'refused',
  error: thrown instanceof Error ? thrown : new Error(String(thrown)),
});

/** Makes the finding of what waits for another to be mended. */
export const afterDatabase: Finding = {
  kind: 'untried',
  found: 'not looked at: the database comes first',
  remedy: 'mend the database, and look again',
};
