import type { JourneyFile } from '#schemas';
import { routesEach } from './compile-routes.ts';
import type { CompiledStep } from './compiled.ts';
import { afterLost } from './dependencies.ts';

type Steps = ReadonlyMap<string, CompiledStep>;

/**
 * Names for each step the commits, and the journeys that are run, that it stands before: it leads to them, and a run comes to it
 * without them. What comes again behind them alone does not.
 */
export function standsBefore(
  { start, resume, errors }: JourneyFile,
  steps: Steps,
): Map<string, ReadonlySet<string>> {
  // A refusal that the whole journey routes may come anywhere.
  const shared = Object.values(errors ?? {}).flatMap((route) =>
    routesEach(route).flatMap(({ to }) => to ?? []),
  );
  const next = (name: string) => [...(steps.get(name)?.edges ?? []).map(({ to }) => to), ...shared];
  const reached = (begun: Iterable<string>, except?: string): ReadonlySet<string> => {
    // A set visits what is added while it is walked.
    const found = new Set(begun);
    for (const name of found) if (name !== except) for (const to of next(name)) found.add(to);
    return found;
  };
  const entries = [start, ...Object.values(resume?.at ?? {})];
  const sending = [...steps.values()].filter(
    (step) => step.kind === 'journey' || ('commit' in step && step.commit),
  );
  const without = new Map(sending.map(({ name }) => [name, reached(entries, name)]));
  const before = (name: string, onward: readonly string[]): ReadonlySet<string> => {
    const ahead = reached(onward);
    const isBefore = (sent: string) =>
      sent !== name && ahead.has(sent) && without.get(sent)?.has(name) === true;
    return new Set([...without.keys()].filter(isBefore));
  };
  return new Map(
    [...steps.values()].flatMap((step) => {
      const { name } = step;
      const lost = step.kind === 'call' ? step.commit?.unsure : undefined;
      const here = [name, before(name, next(name))] as const;
      return lost ? [here, [afterLost(name), before(name, [lost.to])] as const] : [here];
    }),
  );
}
