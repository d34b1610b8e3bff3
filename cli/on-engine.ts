import { JourneyError } from '#engine';
import { UsageError } from './command.ts';

/**
 * Does what needs every journey to run.
 *
 * @throws {UsageError} when one of them is unsound, with what to do about it.
 */
export function onEngine<Result>(run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof JourneyError)) throw error;
    throw new UsageError({
      en: `a journey cannot run: ${error.message} Try: percorso check`,
      it: `un flusso non può partire: ${error.message} Prova: percorso check`,
    });
  }
}
