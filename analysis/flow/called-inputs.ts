import type { JourneyFile } from '#schemas';
import { withOwnNames } from '../source/schema-shapes.ts';
import type { Sources } from '../source/sources.ts';
import type { CallInterface } from '../graph/call-interface.ts';
import { leakOf, revealedReads, sensitiveData, type Leak } from './taint.ts';
import { slotsOf, type Slot } from '../values/expression-sites.ts';

/** An input of a journey that is run. */
export type HandedOn = { journey: string; input: string };

/** Follows the inputs of a journey: where their values leave what guards them, and to which journeys they are handed on. */
export function waysOfInput(definition: JourneyFile): Pick<CallInterface, 'leaks' | 'handsOn'> {
  const guarded = sensitiveData(definition);
  const leaks = withOwnNames<Record<string, Leak>>({});
  const handsOn = withOwnNames<Record<string, HandedOn[]>>({});
  for (const slot of slotsOf(definition)) {
    const leak = leakOf(slot, guarded);
    const handed = handedOn(slot, definition);
    if (!leak && !handed) continue;
    for (const { path } of revealedReads(slot)) {
      const [root, name = ''] = path.split('.');
      if (root !== 'input') continue;
      if (leak) leaks[name] ??= leak;
      if (handed) handsOn[name] = [...(handsOn[name] ?? []), handed];
    }
  }
  return { leaks, handsOn };
}

/** Names the input of a journey that an expression fills. */
export function handedOn({ role, step = '', name = '' }: Slot, { steps }: JourneyFile): HandedOn | undefined {
  const run = steps[step];
  return role === 'input' && run?.kind === 'journey' ? { journey: run.journey, input: name } : undefined;
}

/** Finds where the value of an input leaves the place where it is guarded, in its journey or in one that is handed it. */
export function leakBelow(given: HandedOn, { interfaces }: Sources): (HandedOn & { leak: Leak }) | undefined {
  const seen = new Map([[`${given.journey} ${given.input}`, given]]);
  // A map visits what is added while it is walked.
  for (const one of seen.values()) {
    const shown = interfaces.get(one.journey);
    const leak = shown?.leaks[one.input];
    if (leak) return { ...one, leak };
    for (const next of shown?.handsOn[one.input] ?? []) seen.set(`${next.journey} ${next.input}`, next);
  }
  return undefined;
}
