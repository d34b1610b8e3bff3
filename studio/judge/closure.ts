import { callsOf, journeysRun, type Sources } from '#analysis';

const strongAuthentication = 'sca';

/** Names a journey and all that it may run, and what those may run in turn. */
export function closureOf(sources: Sources, id: string): ReadonlySet<string> {
  const needed = new Set([id]);
  // A set is walked in the order in which it grows.
  for (const name of needed) {
    const definition = sources.journeys.get(name)?.journey?.value;
    if (!definition) continue;
    for (const other of journeysRun(definition)) needed.add(other);
    if (callsOf(definition).some(({ step }) => 'stepUp' in step)) needed.add(strongAuthentication);
  }
  return needed;
}

/** Returns the sources with one journey and what it may run, and no other. */
export function sourcesOf(sources: Sources, id: string): Sources {
  const needed = closureOf(sources, id);
  return { ...sources, journeys: new Map([...sources.journeys].filter(([name]) => needed.has(name))) };
}
