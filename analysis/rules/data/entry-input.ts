import type { JourneyFile } from '#schemas';
import { inputMeant, renamedInput } from '../../symbols/data-names.ts';
import { pointerTo, type JsonDocument } from '../../source/document.ts';
import { nearestName } from '../../source/nearest.ts';
import { suggest } from '../../report/did-you-mean.ts';
import type { Problem } from '../rule.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds sources of inputs that the journey does not declare, and parts of a path that none of its routes has. */
export const entryInput = eachJourney(function* ({ document, definition }) {
  const declared = Object.keys(inputMeant(definition));
  const parts = (definition.opens?.routes ?? []).flatMap((route) =>
    [...route.matchAll(/:([^/]+)/g)].map(([, name = '']) => name),
  );
  const { input: given = {} } = definition.opens ?? {};
  for (const [name, source] of Object.entries(given)) {
    const pointer = pointerTo('/opens/input', name);
    if (!declared.includes(name)) {
      const message = {
        en: `The journey declares no input "${name}".`,
        it: `Il flusso non dichiara l’ingresso "${name}".`,
      };
      yield { pointer, part: 'key', message, ...suggest(name, declared, Object.keys(given)) };
    }
    const part = source.startsWith('path.') ? source.slice('path.'.length) : undefined;
    if (part === undefined || parts.includes(part)) continue;
    yield {
      pointer,
      message: { en: `No route has a part ":${part}".`, it: `Nessun indirizzo ha una parte ":${part}".` },
      ...suggest(part, parts),
    };
  }
  yield* withoutSource(document, definition);
});

/** Tells of inputs that nobody gives where the journey opens by a path; anyone who opens a popup may give them. */
function* withoutSource(document: JsonDocument, definition: JourneyFile): Generator<Problem> {
  const { opens, input = {} } = definition;
  if (opens?.routes === undefined) return;
  const sources = Object.keys(opens.input ?? {});
  const slips = sources.filter((name) => !Object.hasOwn(input, name));
  for (const name of Object.keys(input)) {
    // Of a source under a name with a slip enough has been said.
    if (sources.includes(name) || nearestName(name, slips) || name === renamedInput(definition)?.name)
      continue;
    const message = {
      en: `Nobody gives the input "${name}" when the journey opens by its path.`,
      it: `Nessuno dà l’ingresso "${name}" quando il flusso si apre dal suo indirizzo.`,
    };
    const hint = {
      en: 'Say under "input" of "opens" where it comes from.',
      it: 'Di’ in "input" di "opens" da dove viene.',
    };
    yield { document, pointer: pointerTo('/input', name), part: 'key', message, hint };
  }
}
