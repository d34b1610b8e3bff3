import type { JourneyFile } from '#schemas';
import type { Read } from '../rules/expression.ts';
import type { CompiledEdge, CompiledStep } from './compiled.ts';

type Steps = ReadonlyMap<string, CompiledStep>;

/** Lists the variables that a step reads while the journey is at it or leaves it. */
export function reads(step: CompiledStep): Read[] {
  return [
    ...[step.own, asked(step)].flat().flatMap(({ reads: all }) => all),
    ...step.edges.flatMap(edgeReads),
  ];
}

/** Lists the data that a step writes, by its edges or by what the holder answers. */
export function writes(step: CompiledStep): string[] {
  const names = step.edges.flatMap((edge) => edge.sets.map(([name]) => name));
  return [...new Set([...names, ...savedBy(step)])];
}

/** Works out from what each datum says under `from` what is forgotten when an answer changes another, directly or not. */
export function dependentData(declared: JourneyFile['data'] = {}): Map<string, readonly string[]> {
  const names = Object.keys(declared);
  const direct = (source: string) => names.filter((name) => declared[name]?.from?.includes(source));
  const sources = names.filter((name) => direct(name).length > 0);
  return new Map(sources.map((source) => [source, closure(source, direct)]));
}

/** A datum does not depend on itself. */
function closure(start: string, direct: (name: string) => readonly string[]): string[] {
  // A set visits what is added while it is walked.
  const found = new Set([start]);
  for (const name of found) for (const next of direct(name)) found.add(next);
  return [...found].slice(1);
}

/** Names what follows a commit when its answer is lost, among what needs data. */
export const afterLost = (call: string): string => `${call}.unsure`;

/**
 * Works out what each step needs: data that it or a later step reads before it is written again. What follows a lost answer is
 * there by a name of its own, so that a run is kept without reading where it leads. Of what is read all counts, or what is said.
 */
export function neededData(
  steps: Steps,
  counts: (read: Read) => boolean = () => true,
): Map<string, ReadonlySet<string>> {
  const needs = new Map<string, Set<string>>([...steps.keys()].map((name) => [name, new Set()]));
  for (let changed = true; changed;) {
    changed = false;
    for (const step of steps.values()) {
      const known = needs.get(step.name) ?? new Set();
      const before = known.size;
      for (const name of neededNow(step, { needs, counts })) known.add(name);
      changed ||= known.size > before;
    }
  }
  for (const step of steps.values()) {
    const unsure = step.kind === 'call' ? step.commit?.unsure : undefined;
    if (unsure) needs.set(afterLost(step.name), needs.get(unsure.to) ?? new Set());
  }
  return needs;
}

type Needing = { needs: ReadonlyMap<string, ReadonlySet<string>>; counts: (read: Read) => boolean };

function neededNow(step: CompiledStep, { needs, counts }: Needing): string[] {
  const typed = new Set('runs' in step && step.runs?.on ? savedBy(step) : []);
  const readIn = (expressions: CompiledStep['own']) =>
    dataNames(expressions.flatMap((expression) => expression.reads).filter(counts));
  const own = [...readIn(step.own), ...readIn(asked(step)).filter((name) => !typed.has(name))];
  const ways = step.edges.flatMap((edge) => {
    const written = new Set(edge.sets.map(([name]) => name));
    const later = [...(needs.get(edge.to) ?? [])].filter((name) => !written.has(name));
    const answered = new Set('submits' in edge && edge.submits === true ? savedBy(step) : []);
    return [...dataNames(edgeReads(edge).filter(counts)), ...later].filter((name) => !answered.has(name));
  });
  return [...own, ...ways];
}

/** What a call behind a screen sends. */
const asked = (step: CompiledStep) => ('runs' in step ? (step.runs?.call.own ?? []) : []);

const edgeReads = (edge: CompiledEdge): Read[] => [
  ...(edge.when?.reads ?? []),
  ...[edge.sets, ...(edge.does ?? []).map(([, members]) => members)].flatMap((values) =>
    values.flatMap(([, value]) => value.reads),
  ),
];

const savedBy = (step: CompiledStep) => ('saves' in step ? step.saves.map((save) => save.datum) : []);

/** The data among what is read, by name. */
function dataNames(all: readonly Read[]): string[] {
  const names = all.map(({ path }) => path.split('.')).filter(([root]) => root === 'data');
  return [...new Set(names.map(([, name = '']) => name))];
}
