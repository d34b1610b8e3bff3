import type { Plain } from '../values/path-conditions.ts';
import { shortestPath, type Passage } from '../graph/reachability.ts';
import { entriesOf, type GraphEdge } from '../graph/control-flow.ts';
import type { Words } from '../report/words.ts';
import type { ValueClass } from './classes.ts';
import { decisionAt, isRuledOut, type DecidedBy } from './decision.ts';
import { fewest, hull, questionsIn, type Cube, type Cubes } from './formula.ts';
import type { Upstream } from './upstream.ts';
import type { Term, Vocabulary } from './vocabulary.ts';

/** Why a guard is decided at a step: what is known of its terms, and the way on which that came to be known. */
export type Reasons = { hint: Words; path: readonly Passage[] };

type Decided = { upstream: Upstream; step: string; decision: DecidedBy; known: Cubes };

/** Says what is known at a step that decides a guard there, and where the shortest way to it settles that. */
export function reasonsFor({ upstream, step, decision, known: all }: Decided): Reasons {
  const { vocabulary, ways, flow } = upstream;
  const path = shortestPath(entriesOf(flow.definition), ways, (each) => each === step) ?? [];
  const passed = path.slice(0, -1).flatMap(({ step: from, by }, index) => {
    const to = path[index + 1]?.step;
    return ways.find((way) => way.from === from && way.to === to && way.name === by) ?? [];
  });
  const known = hull(all);
  const told = needed(known, decision, vocabulary).flatMap((index) => {
    const term = vocabulary.terms[index];
    return term ? [because(term, known[index] ?? 0, settledAt(upstream, passed, index))] : [];
  });
  return { hint: joined(told), path };
}

/** Finds the fewest terms of which it is enough to know what is known of each; none when only all together decide. */
function needed(known: Cube, { holds, fails }: DecidedBy, vocabulary: Vocabulary): readonly number[] {
  const asked = [...(holds ? [holds] : []), ...fails].flatMap(questionsIn);
  const all = [...new Set(asked.map(({ term }) => term))];
  const decides = (some: readonly number[]) => {
    const cube = vocabulary.anything.map((mask, index) =>
      some.includes(index) ? (known[index] ?? mask) : mask,
    );
    return isRuledOut([cube], { ...(holds && { holds }), fails }, vocabulary);
  };
  return decides(all) ? fewest(all, decides) : [];
}

/** Finds the last step of a way at which a term was decided on or written; "allow" when the way only begins with it. */
function settledAt(
  { vocabulary, changes }: Upstream,
  passed: readonly GraphEdge[],
  term: number,
): string | undefined {
  const settles = (edge: GraphEdge) => {
    const { holds, fails } = decisionAt(vocabulary, edge.pointer.replace(/\/to$/, ''));
    const asked = [...(holds ? [holds] : []), ...fails].flatMap(questionsIn);
    return asked.some((each) => each.term === term) || changes.along(edge).some((each) => each.term === term);
  };
  const last = passed.findLast(settles);
  if (last) return last.from;
  const allow = vocabulary.guards.get('/allow');
  return allow && questionsIn(allow).some((each) => each.term === term) ? 'allow' : undefined;
}

function because({ subject, classes }: Term, mask: number, at: string | undefined): Words {
  const name = subject.kind === 'variable' ? `"${subject.paths[0]}"` : subject.key.replace(/ @.*$/, '');
  const { en, it } = valueWords(classes, mask);
  if (subject.kind === 'condition') return { en: `${name} ${en}`, it: `${name} ${it}` };
  const settled = at === undefined ? { en: '', it: '' } : { en: ` since "${at}"`, it: ` da "${at}"` };
  return {
    en: `${name} ${en} on every path here${settled.en}`,
    it: `${name} ${it} su ogni via fin qui${settled.it}`,
  };
}

function valueWords(classes: readonly ValueClass[], mask: number): Words {
  const has = (index: number) => (mask & (1 << index)) !== 0;
  const [inside, outside] = [
    classes.filter((_, index) => has(index)),
    classes.filter((_, index) => !has(index)),
  ];
  const these = plain(inside.filter((one) => one !== 'missing'));
  const others = outside.flatMap((one) =>
    one !== 'missing' && 'is' in one && one.is !== '' ? [one.is] : [],
  );
  if (inside.length === 1 && inside[0] === 'missing') return { en: 'has no value', it: 'non ha un valore' };
  if (these) return { en: `is ${listed(these, 'or')}`, it: `è ${listed(these, 'o')}` };
  if (others.length > 0) return { en: `is not ${listed(others, 'or')}`, it: `non è ${listed(others, 'o')}` };
  const holds = inside.some((one) => one !== 'missing' && 'other' in one && one.other);
  return holds ? { en: 'holds', it: 'vale' } : { en: 'does not hold', it: 'non vale' };
}

/** Returns the values of classes of one value each; nothing when some class has more. */
function plain(classes: readonly ValueClass[]): Plain[] | undefined {
  const values = classes.flatMap((one) => (one !== 'missing' && 'is' in one ? [one.is] : []));
  return values.length === classes.length ? values : undefined;
}

const listed = (values: readonly Plain[], or: string): string =>
  values.map((value) => JSON.stringify(value)).join(` ${or} `);

function joined(all: readonly Words[]): Words {
  if (all.length === 0)
    return {
      en: 'What is decided on the ways here rules it out.',
      it: 'Lo esclude ciò che si è deciso sulle vie fin qui.',
    };
  const say = (language: keyof Words, and: string) =>
    `${all.map((each) => each[language]).join(`, ${and} `)}.`;
  return { en: say('en', 'and'), it: say('it', 'e') };
}
