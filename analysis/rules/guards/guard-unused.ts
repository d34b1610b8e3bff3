import { parametersIn } from '#engine';
import { guardsUsed } from '../../source/named-guards.ts';
import { areAllRead } from '../../graph/journeys.ts';
import { suggest } from '../../report/did-you-mean.ts';
import { pointerTo } from '../../source/document.ts';
import type { Sources } from '../../source/sources.ts';
import type { Problem } from '../rule.ts';

/** Finds named guards that no journey uses, and parameters that stand nowhere in theirs. */
export function* guardUnused(sources: Sources): Generator<Problem> {
  const { document, value } = sources.guards ?? {};
  // What cannot be read may use any.
  if (!document || !value || !areAllRead(sources)) return;
  const used = new Set(
    [...sources.journeys.values()].flatMap(({ journey }) =>
      journey ? [...guardsUsed(journey.document)] : [],
    ),
  );
  const strange = [...used].filter((name) => !Object.hasOwn(value.guards, name));
  for (const [name, { guard, takes = [] }] of Object.entries(value.guards)) {
    const pointer = pointerTo('/guards', name);
    const isMeant = strange.some((other) => suggest(other, [name]).fix !== undefined);
    if (!used.has(name) && !isMeant) {
      const message = {
        en: `No journey uses the guard "${name}".`,
        it: `Nessun flusso usa la condizione "${name}".`,
      };
      yield { document, pointer, part: 'key', message };
    }
    const read = parametersIn(guard);
    for (const [index, parameter] of takes.entries()) {
      if (read.includes(parameter)) continue;
      const message = {
        en: `Nothing in this guard reads "{${parameter}}".`,
        it: `Nulla in questa condizione legge "{${parameter}}".`,
      };
      yield { document, pointer: pointerTo(pointer, 'takes', index), message };
    }
  }
}
