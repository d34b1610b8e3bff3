import { listenToGuards, type DecidedGuard } from '#analysis';
import type { Library } from '#engine';
import type { Surroundings } from '../command.ts';
import type { Colours } from '../report/colours.ts';

/** Prints how each guard is decided while a journey is played; one that is decided again in the same way is not told again. */
export function tellGuards(library: Library, { print }: Surroundings, colours: Colours): void {
  const told = new Map<string, string>();
  listenToGuards(library, (decided) => {
    const lines = [...describe(decided, colours)];
    if (told.get(decided.place) === lines.join('\n')) return;
    told.set(decided.place, lines.join('\n'));
    for (const line of lines) print(line);
  });
}

function* describe({ place, holds, values, failed }: DecidedGuard, colours: Colours): Generator<string> {
  yield `${holds ? colours.green('holds') : colours.red('does not hold')}  ${colours.dim(place)}`;
  for (const { path, value } of values) yield `    ${path} = ${JSON.stringify(value)}`;
  for (const part of failed) yield `    ${colours.red(`because of ${JSON.stringify(part)}`)}`;
}
