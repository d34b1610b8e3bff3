import { listenToGuards, type DecidedGuard } from '#analysis';
import type { Library } from '#engine';
import type { Surroundings } from '../command.ts';
import type { Voice } from '../report/voice.ts';

/** Prints how each guard is decided while a journey is played; one that is decided again in the same way is not told again. */
export function tellGuards(library: Library, { print }: Surroundings, voice: Voice): void {
  const told = new Map<string, string>();
  listenToGuards(library, (decided) => {
    const lines = [...describe(decided, voice)];
    if (told.get(decided.place) === lines.join('\n')) return;
    told.set(decided.place, lines.join('\n'));
    for (const line of lines) print(line);
  });
}

function* describe(
  { place, holds, values, failed }: DecidedGuard,
  { say, colours }: Voice,
): Generator<string> {
  const decided = holds
    ? colours.green(say({ en: 'holds', it: 'vale' }))
    : colours.red(say({ en: 'does not hold', it: 'non vale' }));
  yield `${decided}  ${colours.dim(place)}`;
  for (const { path, value } of values) yield `    ${path} = ${JSON.stringify(value)}`;
  for (const part of failed)
    yield `    ${colours.red(`${say({ en: 'because of', it: 'per via di' })} ${JSON.stringify(part)}`)}`;
}
