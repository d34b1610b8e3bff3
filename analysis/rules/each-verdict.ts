import { verdicts, type Verdict } from '../decide/verdicts.ts';
import type { Sources } from '../source/sources.ts';
import type { Problem } from './rule.ts';

type Kind = Verdict['kind'];
type Of<Some extends Kind> = Verdict & { kind: Some };

/** Holds a rule against the verdicts of some kinds; what it finds is at the guard, or at the case that has none. */
export const eachVerdict = <Some extends Kind>(
  kinds: readonly Some[],
  find: (verdict: Of<Some>) => Omit<Problem, 'document' | 'pointer' | 'part'>,
) =>
  function* (sources: Sources): Generator<Problem> {
    for (const verdict of verdicts(sources))
      if (isOf(verdict, kinds)) yield { ...placeOf(verdict), ...find(verdict) };
  };

const isOf = <Some extends Kind>(verdict: Verdict, kinds: readonly Some[]): verdict is Of<Some> =>
  kinds.some((kind) => kind === verdict.kind);

function placeOf({ upstream, pointer, kind }: Verdict): Pick<Problem, 'document' | 'pointer' | 'part'> {
  const { document } = upstream.flow;
  const isGuard = (at: string) => upstream.vocabulary.guards.has(at);
  const guard = [pointer, `${pointer}/when`].find(isGuard);
  return guard === undefined || kind === 'shut'
    ? { document, pointer }
    : { document, pointer: guard, part: 'key' };
}
