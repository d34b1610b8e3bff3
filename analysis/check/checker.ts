import type { Sources } from '../source/sources.ts';
import { withoutCascades } from '../report/cascades.ts';
import { placeFinding } from '../report/place-finding.ts';
import { rules } from '../rules/registry.ts';
import type { AnswerLanguage, Words } from '../report/words.ts';
import type { Finding, Problem, Rule } from '../rules/rule.ts';
import { passes } from './journey-inputs.ts';

/** What a check may be given: the rules to hold, all unless said otherwise, the language of its findings, who hears how far it is. */
export type CheckOptions = {
  held?: readonly Rule[];
  language?: AnswerLanguage;
  onProgress?: ProgressListener;
};

/** Hears how many of the journeys are done. */
export type ProgressListener = (done: number, all: number) => void;

/** Holds sources against the rules; findings come by file, then by place. */
export type Checker = (sources: Sources) => Finding[];

/** What the rules of a pass found of one journey, and what they had read. */
type Known = { findings: readonly Finding[]; inputs: readonly unknown[] };

/** Holds the sources against every rule; findings come by file, then by place. */
export function check(sources: Sources, options: CheckOptions = {}): Finding[] {
  return createChecker(options)(sources);
}

/**
 * Makes a checker that remembers: a journey is held anew only when its folder has changed, or what the journeys that it
 * runs show, or what belongs to all. It throws `BrokenRule` when a rule does.
 */
export function createChecker({ held = rules, language = 'en', onProgress }: CheckOptions = {}): Checker {
  const across = held.filter((rule) => rule.across === true && rule.ofScenarios !== true);
  const alone = held.filter((rule) => rule.across !== true);
  const own = passes.map((pass) => ({ ...pass, rules: held.filter(pass.includes) }));
  let known: ReadonlyMap<string, readonly Known[]> = new Map();
  const place = (rule: Rule, run: () => Iterable<Problem>): Finding[] =>
    problemsOf(rule, run).map((problem) => placeFinding(rule, problem, language));
  const findIn = (some: readonly Rule[], sources: Sources): Finding[] =>
    some.flatMap((rule) => place(rule, () => rule.run(sources)));
  const findOf = (id: string, sources: Sources): Known[] =>
    own.map((pass, index) => {
      const found = known.get(id)?.[index];
      const inputs = pass.inputs(sources, id);
      if (found && isSame(found.inputs, inputs)) return found;
      return { findings: findIn(pass.rules, pass.shown(sources, id)), inputs };
    });
  return (sources) => {
    const ids = [...sources.journeys.keys()];
    known = new Map(
      ids.map((id, done) => {
        onProgress?.(done, ids.length);
        return [id, findOf(id, sources)];
      }),
    );
    const ofJourneys = [...known.values()].flat().flatMap(({ findings }) => findings);
    const common = alone.flatMap((rule) => place(rule, () => rule.runOnCommon?.(sources) ?? []));
    return withoutCascades([...findIn(across, sources), ...common, ...ofJourneys]).toSorted(byPlace);
  };
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other || !Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((input, index) => isSame(input, other[index]));
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

/** A rule has thrown, which no file may make it do: the fault is ours. */
export class BrokenRule extends Error {
  readonly words: Words;
  constructor(rule: string, error: unknown) {
    const said = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    super(`The rule ${rule} broke: ${said}`, { cause: error });
    this.words = {
      en: `The rule ${rule} broke, and nothing was checked: ${said}. That is a fault of percorso, not of the files.`,
      it: `La regola ${rule} si è rotta, e nulla è stato controllato: ${said}. È un difetto di percorso, non dei file.`,
    };
  }
}
