import { guardUses, parametersIn, type GuardUse, type NamedGuards } from '#engine';
import { suggest } from '../../report/did-you-mean.ts';
import { pointerTo } from '../../source/document.ts';
import { namedGuards } from '../../source/named-guards.ts';
import type { Sources } from '../../source/sources.ts';
import { eachJourney } from '../each-journey.ts';
import type { Found, Problem } from '../rule.ts';

/** Finds guards that are used by a name which there is not, and parameters that they do not take or are not given. */
export const guardUnknown = eachJourney(function* ({ document }, { guards }) {
  // Of a file that cannot be read another rule speaks.
  if (guards !== undefined && guards.value === undefined) return;
  for (const use of guardUses(Object(document.value))) yield* faultsOf(use, namedGuards({ guards }));
});

function* faultsOf({ keys, name, given }: GuardUse, guards: NamedGuards): Generator<Found> {
  const pointer = pointerTo('', ...keys);
  const named = Object.hasOwn(guards, name) ? guards[name] : undefined;
  if (named === undefined) {
    const message = {
      en: `There is no guard "${name}" in journeys/guards.json.`,
      it: `Non c’è una condizione "${name}" in journeys/guards.json.`,
    };
    yield { pointer: `${pointer}/use`, message, ...suggest(name, Object.keys(guards)) };
    return;
  }
  const { takes = [] } = named;
  for (const parameter of Object.keys(given).filter((each) => !takes.includes(each)))
    yield {
      pointer: pointerTo(pointer, 'with', parameter),
      part: 'key',
      message: {
        en: `The guard "${name}" takes no "${parameter}".`,
        it: `La condizione "${name}" non prende "${parameter}".`,
      },
      ...suggest(parameter, takes, Object.keys(given)),
    };
  for (const parameter of takes.filter((each) => !Object.hasOwn(given, each)))
    yield {
      pointer: `${pointer}/use`,
      message: {
        en: `The guard "${name}" takes "${parameter}", which is not given here.`,
        it: `La condizione "${name}" prende "${parameter}", che qui non c’è.`,
      },
      hint: {
        en: `Write it beside "use": "with": { "${parameter}": … }.`,
        it: `Scrivilo accanto a "use": "with": { "${parameter}": … }.`,
      },
    };
}

/** Finds what stands in a named guard for a parameter that it does not take, and a guard that uses another. */
export function* namedGuardUnknown({ guards }: Sources): Generator<Problem> {
  for (const [name, { guard, words, takes = [] }] of Object.entries(namedGuards({ guards }))) {
    const pointer = pointerTo('/guards', name, 'guard');
    const { document } = guards ?? {};
    if (document === undefined) return;
    for (const [part, text] of Object.entries(words ?? {}))
      for (const parameter of parametersIn(text).filter((each) => !takes.includes(each)))
        yield {
          document,
          pointer: pointerTo('/guards', name, 'words', part),
          message: {
            en: `"{${parameter}}" stands in these words, and "takes" does not name it.`,
            it: `In queste parole c’è "{${parameter}}", e "takes" non lo nomina.`,
          },
        };
    for (const parameter of parametersIn(guard).filter((each) => !takes.includes(each)))
      yield {
        document,
        pointer,
        part: 'key',
        message: {
          en: `"{${parameter}}" stands in this guard, and "takes" does not name it.`,
          it: `In questa condizione c’è "{${parameter}}", e "takes" non lo nomina.`,
        },
      };
    for (const { keys } of guardUses({ allow: guard }))
      yield {
        document,
        pointer: pointerTo(pointer, ...keys.slice(1), 'use'),
        message: {
          en: 'A guard with a name uses no other.',
          it: 'Una condizione con un nome non ne usa un’altra.',
        },
      };
  }
}
