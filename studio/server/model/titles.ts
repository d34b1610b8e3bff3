import {
  drawnEdges,
  isCommit as commits,
  valueAt,
  type GraphEdge,
  type JourneySource,
  type Sources,
} from '#analysis';
import type { Step } from '#schemas';
import studio from '../../../i18n/it/studio.json' with { type: 'json' };
import { mainPath } from './main-path.ts';

// A bank’s settings say others; the flow is the same.
const brandNames: Readonly<Record<string, string>> = { brand: 'Percorso', eCode: 'e-Code' };

/** Writes a text as a heading: what its placeholders stand for is not known here, the names of the bank are. */
export const asHeading = (words: string): string =>
  words.replaceAll(/\{([^{},]*)[^{}]*\}/g, (_whole, name: string) => brandNames[name.trim()] ?? '…');

/** Finds a text of a journey by its place. */
export function textOf(sources: Sources, id: string, path: readonly string[]): string | undefined {
  const found = valueAt(sources.texts.get(id)?.value, path);
  return typeof found === 'string' && found !== '' ? asHeading(found) : undefined;
}

/**
 * Names a journey as its holder knows it: as it is opened by; else by the first screen that asks for something; else by
 * what is done on the way that is meant, in the words of a screen there or of the bank’s operation; else by any screen.
 */
export function titleOf(sources: Sources, { id, journey }: JourneySource): string {
  const definition = journey?.value;
  const titled = (steps: readonly string[]): string[] =>
    steps.flatMap((step) => textOf(sources, id, [step, 'title']) ?? []);
  const opened = ['title', 'label'].flatMap((word) => textOf(sources, id, ['opens', word]) ?? []);
  if (opened[0] !== undefined) return opened[0];
  if (!definition) return id;
  const { steps } = definition;
  const names = Object.keys(steps);
  const edges = drawnEdges(definition, sources.language.contract);
  const path = mainPath(definition, edges);
  const calls = path.filter((name) => steps[name]?.kind === 'call');
  // What is asked behind a call is a code, as in every other journey.
  const isFirst = (name: string): boolean => path.indexOf(name) <= Math.max(0, path.indexOf(calls[0] ?? ''));
  const done = calls.findLast((name) => isCommit(steps[name])) ?? calls.at(-1);
  return (
    titled(names.filter((name) => asks(steps[name]) && isFirst(name))).find(isTelling) ??
    titled(done === undefined ? names : leadingTo(path, names, edges)).find(isTelling) ??
    operationOf(steps[done ?? '']) ??
    titled([...path, ...names]).find(isTelling) ??
    titled(names)[0] ??
    id
  );
}

/** Returns the steps of a way, and those from which one comes to a call of it, as the file has them. */
const leadingTo = (
  path: readonly string[],
  names: readonly string[],
  edges: readonly GraphEdge[],
): string[] =>
  names.filter(
    (name) =>
      path.includes(name) ||
      edges.some(({ from, to, kind }) => from === name && kind === 'action' && path.includes(to)),
  );

const asks = (step: Step | undefined): boolean => step?.kind === 'form' && step.form !== undefined;

const isCommit = (step: Step | undefined): boolean => step?.kind === 'call' && commits(step);

const operations: Readonly<Record<string, string>> = studio.operation;

function operationOf(step: Step | undefined): string | undefined {
  const words = step?.kind === 'call' ? operations[step.operation] : undefined;
  return words === undefined ? undefined : asHeading(words);
}

// A call for attention says nothing of what it is for, nor does what only a run fills in.
const isTelling = (title: string): boolean => !title.endsWith('!') && !title.includes('…');
