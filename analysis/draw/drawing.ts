import type { FormStep, JourneyFile, Step, ViewStep } from '#schemas';
import { sayIn, type AnswerLanguage, type Say } from '../report/words.ts';
import { itemId } from '../coverage/items.ts';
import { edgesOf, entriesOf, type GraphEdge } from '../graph/control-flow.ts';
import { isCommit, routeAt } from '../graph/journeys.ts';
import { routeLine } from '../report/route-meaning.ts';
import type { Language } from '../source/language.ts';
import { legendOf } from './legend.ts';

/** A step as it is drawn: what it is called, and what it does. */
export type DrawnStep = { name: string; kind: Step['kind']; label: string };

/** One arrow for all the ways of a kind from one step to another. */
export type DrawnWay = {
  from: string;
  to: string;
  label: string;
  /** Of a refusal, or of a limit that is reached. */
  isRefusal: boolean;
  /** Whether scenarios pass all, some or none of them; nothing when coverage is not drawn. */
  passed?: 'all' | 'some' | 'none';
};

/** What every way to draw a journey draws. */
export type Drawing = {
  title: string;
  steps: DrawnStep[];
  entries: string[];
  ways: DrawnWay[];
  /** What the shapes and lines mean, in some lines. */
  legend: readonly string[];
};

/** What a journey is drawn with: what the bank can refuse, what scenarios have passed, and the language of labels, English unless it is said. */
export type DrawingOptions = {
  contract: Language['contract'];
  seen?: ReadonlySet<string> | undefined;
  language?: AnswerLanguage;
};

/** Works out what is drawn of a journey; with what scenarios have passed, each way says whether they did. */
export function drawingOf(
  definition: JourneyFile,
  { contract, seen, language = 'en' }: DrawingOptions,
): Drawing {
  const say = sayIn(language);
  const steps = Object.entries(definition.steps).map(([name, step]) => ({
    name,
    kind: step.kind,
    label: [name, ...detailsOf(step)].join(' · '),
  }));
  const edges = drawnEdges(definition, contract);
  const grouped = Map.groupBy(edges, ({ from, to, kind }) => JSON.stringify([from, to, kind]));
  const ways = [...grouped.values()].flatMap((group): DrawnWay[] => {
    const [first] = group;
    if (!first) return [];
    const { from, to } = first;
    return [
      {
        from,
        to,
        label: labelOfGroup(group, definition, { say, language }),
        isRefusal: isRefusal(first),
        ...(seen && { passed: passedOf(definition.id, group, seen) }),
      },
    ];
  });
  const entries = [...new Set(entriesOf(definition))];
  return { title: definition.id, steps, entries, ways, legend: legendOf(steps, ways, say) };
}

/**
 * Lists the ways that are worth drawing; that a screen stays as it is, when its text changes or a list has refused what was
 * put into it, is none.
 */
export const drawnEdges = (definition: JourneyFile, contract: Language['contract']): GraphEdge[] =>
  edgesOf(definition).filter(
    (edge) =>
      edge.kind !== 'typed' &&
      (edge.by === undefined || edge.to !== edge.from) &&
      canCome(edge, definition.steps[edge.from], contract),
  );

/** Returns whether a way is that of a refusal, of a limit that is reached, or of an answer that is lost. */
export const isRefusal = ({ kind }: GraphEdge): boolean =>
  kind === 'error' || kind === 'back' || kind === 'limit' || kind === 'unsure';

/** Returns whether scenarios have passed a way. */
export const isPassed = (journey: string, { pointer }: GraphEdge, seen: ReadonlySet<string>): boolean =>
  seen.has(itemId({ journey, pointer: passedAt(pointer) }));

/** Returns whether a way can be taken: the journey’s own routes stand behind every call, whatever it can be refused for. */
function canCome(
  { name, pointer }: GraphEdge,
  step: Step | undefined,
  contract: Language['contract'],
): boolean {
  if (step?.kind !== 'call' || !pointer.startsWith('/errors/')) return true;
  if (name === '*' || name === 'unreachable') return true;
  const operation = contract.operations.get(step.operation);
  return operation === undefined || name in operation.errors;
}

function detailsOf(step: Step): string[] {
  switch (step.kind) {
    case 'view':
      return [step.view, ...runsOf(step)];
    case 'call':
      return [step.operation, ...(isCommit(step) ? ['commit'] : [])];
    case 'journey':
      return [step.journey];
    case 'end':
      return [step.outcome];
    case 'form':
      return runsOf(step);
    case 'branch':
    case 'assign':
      return [];
  }
}

/** What is asked behind a screen. */
const runsOf = ({ runs }: FormStep | ViewStep): string[] => (runs ? [`↻ ${runs.operation}`] : []);

/** Names the ways of an arrow; refusals that do the same stand together, with what they do. */
function labelOfGroup(
  group: readonly GraphEdge[],
  definition: JourneyFile,
  { say, language }: { say: Say; language: AnswerLanguage },
): string {
  const meant = Map.groupBy(group, ({ kind, pointer }) => {
    const route = kind === 'error' || kind === 'back' ? routeAt(definition, pointer) : undefined;
    return route ? routeLine(route, language) : '';
  });
  const parts = [...meant].map(([meaning, edges]) => {
    const names = edges.map((edge) => labelOf(edge, say)).join(', ');
    return meaning === '' ? names : `${names}: ${meaning}`;
  });
  return parts.join(' · ');
}

function labelOf({ kind, name }: GraphEdge, say: Say): string {
  switch (kind) {
    case 'case':
      return say({ en: `case ${name}`, it: `caso ${name}` });
    case 'step-up':
      return `sca ${name}`;
    case 'limit':
      return say({ en: `limit ${name}`, it: `limite ${name}` });
    case 'unsure':
      return say({ en: 'unsure', it: 'esito ignoto' });
    case 'next':
      return say({ en: 'then', it: 'poi' });
    case 'timer':
      return say({ en: 'time is up', it: 'tempo scaduto' });
    default:
      return name;
  }
}

function passedOf(
  journey: string,
  group: readonly GraphEdge[],
  seen: ReadonlySet<string>,
): NonNullable<DrawnWay['passed']> {
  const passed = group.filter((edge) => isPassed(journey, edge, seen));
  if (passed.length === 0) return 'none';
  return passed.length === group.length ? 'all' : 'some';
}

/** Of the place that names a target, the way that coverage counts. */
export function passedAt(target: string): string {
  const way = target.slice(0, target.lastIndexOf('/'));
  return way.endsWith('/ok') ? `${way}/0` : way;
}
