import { verdicts, type Verdict } from '../../decide/verdicts.ts';
import type { Sources } from '../../source/sources.ts';
import type { Problem } from '../rule.ts';

type Kind = Verdict['kind'];
type Of<Some extends Kind> = Verdict & { kind: Some };

/** Holds a rule against the verdicts of some kinds; what it finds is at the guard, or at the case that has none. */
export const eachVerdict = <Some extends Kind>(
  kinds: readonly Some[],
  find: (verdict: Of<Some>) => Omit<Problem, 'document' | 'pointer' | 'part'>,
) =>
  function* (sources: Sources): Generator<Problem> {
    const isWanted = (verdict: Verdict): verdict is Of<Some> => kinds.some((kind) => kind === verdict.kind);
    for (const verdict of verdicts(sources).filter(isWanted)) yield { ...placeOf(verdict), ...find(verdict) };
  };

function placeOf({ upstream, pointer }: Verdict): Pick<Problem, 'document' | 'pointer' | 'part'> {
  const { document } = upstream.flow;
  const isGuard = (at: string) => upstream.vocabulary.guards.has(at);
  const guard = [pointer, `${pointer}/when`].find(isGuard);
  return guard === undefined ? { document, pointer } : { document, pointer: guard, part: 'key' };
}
