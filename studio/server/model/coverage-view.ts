import {
  drawnEdges,
  itemId,
  passedAt,
  pointerKeys,
  sayIn,
  type AnswerLanguage,
  type CoverageItem,
  type GraphEdge,
  type Sources,
} from '#analysis';
import type { JourneyFile } from '#schemas';
import type { CoverageView, MissingView } from '../../protocol.ts';
import type { JourneyCoverage } from '../../judge/coverage.ts';

/** What items of coverage are looked up in. */
export type ItemGround = { definition: JourneyFile; sources: Sources; language: AnswerLanguage };

/** Tells how far the scenarios of a journey go, and what none of them passes, as the file has it. */
export function coverageView(
  { passed, total, uncovered }: JourneyCoverage,
  ground: ItemGround,
): CoverageView {
  return { passed, total, missing: missingViews(uncovered, ground) };
}

/** Finds the step and the way of each item, by which it is drawn and named. */
export function missingViews(items: readonly CoverageItem[], ground: ItemGround): MissingView[] {
  const { definition, sources, language } = ground;
  const ways = Map.groupBy(drawnEdges(definition, sources.language.contract), ({ pointer }) =>
    passedAt(pointer),
  );
  return items.map((item) => {
    const { pointer, side, label } = item;
    const [way] = ways.get(item.kind === 'guard' ? guarded(pointer) : pointer) ?? [];
    const kind = kindOf(item, way);
    const step = way?.from ?? stepAt(pointer, definition);
    return {
      id: itemId(item),
      kind,
      ...(step !== undefined && { step }),
      ...(way && { way: `${way.from}${way.pointer}` }),
      ...(side !== undefined && { side }),
      label: sayIn(language)(label),
    };
  });
}

function kindOf({ kind, pointer }: CoverageItem, way: GraphEdge | undefined): MissingView['kind'] {
  if (pointer === '/allow') return 'allow';
  if (pointer.startsWith('/resume/')) return 'resume';
  if (!way) return 'other';
  return kind === 'guard' ? 'guard' : 'way';
}

/** Of the place of a guard, the way that it guards. */
const guarded = (pointer: string): string => pointer.replace(/\/when$/, '').replace(/\/ok$/, '/ok/0');

function stepAt(pointer: string, { steps, resume }: JourneyFile): string | undefined {
  const [root, name = '', state = ''] = pointerKeys(pointer);
  if (root === 'resume') return resume?.at[state];
  return root === 'steps' && Object.hasOwn(steps, name) ? name : undefined;
}

/** Returns the steps that some scenario comes to: those that a way leads to which one passes, and where a run resumes. */
export function passedSteps(definition: JourneyFile, ground: PassGround): ReadonlySet<string> {
  const { id, coverage, sources } = ground;
  const isSeen = (pointer: string): boolean => coverage.seen.has(itemId({ journey: id, pointer }));
  const { start, resume } = definition;
  const edges = drawnEdges(definition, sources.language.contract);
  const resumed = Object.entries(resume?.at ?? {}).filter(([state]) => isSeen(`/resume/at/${state}`));
  return new Set([
    ...(coverage.scenarios.length > 0 ? [start] : []),
    ...resumed.map(([, step]) => step),
    ...edges.flatMap(({ to, pointer }) => (isSeen(passedAt(pointer)) ? [to] : [])),
  ]);
}

type PassGround = { id: string; coverage: JourneyCoverage; sources: Sources };
