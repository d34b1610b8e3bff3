import type { Sources } from '../source/sources.ts';
import { BrokenRule } from '../report/broken-rule.ts';
import { withoutEchoes } from '../report/cascades.ts';
import { placeFinding } from '../report/place-finding.ts';
import { rules } from '../rules/registry.ts';
import { withoutTextEchoes } from '../report/text-cascades.ts';
import { withoutUnsetEchoes } from '../report/unset-cascades.ts';
import type { AnswerLanguage } from '../report/words.ts';
import type { Finding, Problem, Rule } from '../rules/rule.ts';
import { watchReads, watchScenarios, type Watched } from './dependency-tracking.ts';

/** What a check may be told: the rules to hold, all unless said otherwise, the language to answer in, who hears how far it is. */
export type CheckOptions = { held?: readonly Rule[]; language?: AnswerLanguage; tell?: Told };

/** Hears how many of the journeys are done. */
export type Told = (done: number, all: number) => void;

/** Holds sources against the rules. */
export type Checker = (sources: Sources) => Finding[];

/** What some rules found of one journey, and whether they would find it again. */
type Known = { findings: readonly Finding[]; isStill: Watched['isStill'] };

/**
 * Makes a checker that remembers: a journey is held anew only when something has changed that was read for it. Sources
 * tell it so when they were read with those of the last time as `before`. It throws `BrokenRule` when a rule does.
 */
export function createChecker({ held = rules, language = 'en', tell }: CheckOptions = {}): Checker {
  const across = held.filter((rule) => rule.across === true && rule.ofScenarios !== true);
  const alone = held.filter((rule) => rule.across !== true);
  const sittings = [
    { own: alone.filter((rule) => rule.wording !== true), watch: watchReads },
    { own: alone.filter((rule) => rule.wording === true), watch: watchReads },
    { own: held.filter((rule) => rule.ofScenarios === true), watch: watchScenarios },
  ];
  let known: ReadonlyMap<string, readonly Known[]> = new Map();
  const place = (rule: Rule, run: () => Iterable<Problem>): Finding[] =>
    problemsOf(rule, run).map((problem) => placeFinding(rule, problem, language));
  const findIn = (own: readonly Rule[], sources: Sources): Finding[] =>
    own.flatMap((rule) => place(rule, () => rule.run(sources)));
  const findOf = (id: string, sources: Sources): Known[] =>
    sittings.map(({ own, watch }, index) => {
      const found = known.get(id)?.[index];
      if (found?.isStill(sources) === true) return found;
      const { watched, isStill } = watch(sources, id);
      return { findings: findIn(own, watched), isStill };
    });
  return (sources) => {
    const ids = [...sources.journeys.keys()];
    known = new Map(
      ids.map((id, done) => {
        tell?.(done, ids.length);
        return [id, findOf(id, sources)];
      }),
    );
    const ofJourneys = [...known.values()].flat().flatMap(({ findings }) => findings);
    const common = alone.flatMap((rule) => place(rule, () => rule.runOnCommon?.(sources) ?? []));
    const all = withoutUnsetEchoes([...findIn(across, sources), ...common, ...ofJourneys]);
    return withoutTextEchoes(withoutEchoes(all)).toSorted(byPlace);
  };
}

/**
 * Gathers what a rule has to say.
 *
 * @throws {BrokenRule} when it throws.
 */
function problemsOf({ code }: Rule, run: () => Iterable<Problem>): Problem[] {
  try {
    return [...run()];
  } catch (error) {
    throw new BrokenRule(code, error);
  }
}

const byPlace = (one: Finding, other: Finding): number =>
  compare(one.file, other.file) ||
  one.line - other.line ||
  one.column - other.column ||
  compare(one.code, other.code);

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
