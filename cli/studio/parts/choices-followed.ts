import { isNode, openDocument, textsIn, type Sources } from '#analysis';
import type { FileToBe, PartRename } from '#studio';
import { valueWith } from '../../value-with.ts';
import { filesWith } from '../files-to-be.ts';

/**
 * Has the placeholders that show a choice in the words of a field follow its name, with the values of the steps that fill
 * them: they are found by it.
 */
export function choicesFollowed(
  files: readonly FileToBe[],
  { journey, part: { name }, to }: PartRename,
  sources: Sources,
): FileToBe[] {
  const texts = sources.texts.get(journey);
  const document = sources.journeys.get(journey)?.journey?.document;
  const showing = [...textsIn(texts?.value)].filter(({ words }) => words.includes(`{${name}, choice}`));
  if (!texts || !document || showing.length === 0) return [...files];
  const steps = new Set(showing.map(({ path: [step = ''] }) => step));
  const rest = files.filter(({ path }) => path !== texts.path && path !== document.path);
  const now = (path: string, text: string) =>
    openDocument({ path, text: files.find((file) => file.path === path)?.text ?? text });
  const [worded, flow] = [now(texts.path, texts.text), now(document.path, document.text)];
  const placeholder = new RegExp(String.raw`\{${name}(, \w+)?\}`, 'g');
  const told = [...textsIn(worded.value)]
    .filter(({ path: [step = ''] }) => steps.has(step))
    .reduce<unknown>(
      (tree, { path, words }) => valueWith(tree, path, words.replaceAll(placeholder, `{${to}$1}`)),
      worded.value,
    );
  const led = [...steps].reduce<unknown>((tree, step) => withValue(tree, step, { name, to }), flow.value);
  const made = [...filesWith(worded, told), ...filesWith(flow, led)];
  return [...rest, ...[texts, document].flatMap((own) => merged(own, { files, made }))];
}

/** A value of a step under another name, in its place. */
function withValue(definition: unknown, step: string, { name, to }: { name: string; to: string }): unknown {
  const shows: unknown = Object(Object(Object(definition).steps)[step]).shows;
  if (!isNode(shows) || !(name in shows) || to in shows) return definition;
  const next = Object.entries(shows).map(([key, value]) => [key === name ? to : key, value]);
  return valueWith(definition, ['steps', step, 'shows'], Object.fromEntries(next));
}

type Made = { files: readonly FileToBe[]; made: readonly FileToBe[] };

/** Counts what was renamed in a file and what follows as one change of it. */
function merged({ path, text }: { path: string; text: string }, { files, made }: Made): FileToBe[] {
  const [first, next] = [files, made].map((all) => all.find((file) => file.path === path));
  const last = next ?? first;
  return last ? [{ ...last, was: text, places: (first?.places ?? 0) + (next?.places ?? 0) }] : [];
}
