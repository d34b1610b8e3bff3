import type { Hindrance } from '#analysis';
import { UsageError } from '../command.ts';
import type { Voice } from './voice.ts';

/** Tells what cannot be run: each file with the place and what is wrong there. */
export function* tellHindered(hindered: readonly Hindrance[], { say, colours }: Voice): Generator<string> {
  const head = say({ en: 'CANNOT RUN', it: 'NON PARTE' });
  for (const { journey, file, line, column, message } of hindered) {
    yield `${colours.red(head)}  ${journey}`;
    yield `      ${file}:${line}:${column}  ${say(message)}`;
  }
  if (hindered.length > 0) yield `      ${say({ en: 'Try: percorso check', it: 'Prova: percorso check' })}`;
}

/** Makes the refusal of a journey that cannot run. */
export function cannotRun({ journey, file, line, column, message }: Hindrance): UsageError {
  const place = `${file}:${line}:${column}`;
  return new UsageError({
    en: `"${journey}" cannot run. ${place}  ${message.en} Try: percorso check ${journey}`,
    it: `"${journey}" non può partire. ${place}  ${message.it} Prova: percorso check ${journey}`,
  });
}
