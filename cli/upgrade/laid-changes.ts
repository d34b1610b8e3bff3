import { jsonText, openDocument, pointerTo, type SourceFile } from '#analysis';
import { isObject } from '../overlay/merged-json.ts';
import { mergeDepth } from '../overlay/overlay.ts';
import type { SeenPackage } from './seen-package.ts';

/** Something of the package’s that a folder has in its place, and that the package has changed. */
export type LaidChange = {
  path: string;
  line: number;
  column: number;
  pointer: string;
  /** As the package had it, and has it; undefined where it had or has none. */
  before: unknown;
  now: unknown;
  own: unknown;
  /** The folder has it as the package had it: the change is taken over. */
  isSure: boolean;
};

type Packages = { seen: SeenPackage; now: SeenPackage };

/** Finds what a new package changes of the texts and entries that a folder has in the place of ours. */
export function laidChanges(
  own: readonly SourceFile[],
  { seen, now }: Packages,
  hasOwn: (journey: string) => boolean,
): LaidChange[] {
  return own.flatMap((file) => {
    const { path } = file;
    const depth = mergeDepth(path, hasOwn);
    if (depth === undefined) return [];
    const document = openDocument(file);
    const parts = { own: document.value, before: seen.files[path], now: now.files[path] };
    return [...changesBeneath(parts, depth)].map((change) => {
      const { line, column } = document.locate(change.pointer, 'key');
      return { path, line, column, ...change };
    });
  });
}

type Parts = { own: unknown; before: unknown; now: unknown };

function* changesBeneath(
  { own, before, now }: Parts,
  depth: number,
  pointer = '',
): Generator<Omit<LaidChange, 'path' | 'line' | 'column'>> {
  if (Array.isArray(own)) return;
  if (depth > 0 && isObject(own)) {
    for (const [key, member] of Object.entries(own)) {
      if (pointer === '' && key === '$schema') continue;
      const parts = { own: member, before: memberOf(before, key), now: memberOf(now, key) };
      yield* changesBeneath(parts, depth - 1, pointerTo(pointer, key));
    }
    return;
  }
  if (isSame(before, now) || isSame(own, now)) return;
  yield { pointer, before, now, own, isSure: isSame(own, before) };
}

const memberOf = (value: unknown, key: string): unknown =>
  isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns the files of a folder with what is sure taken over; what the package has no more goes. */
export function takenOver(own: readonly SourceFile[], changes: readonly LaidChange[]): SourceFile[] {
  const sure = Map.groupBy(
    changes.filter(({ isSure }) => isSure),
    ({ path }) => path,
  );
  return own.flatMap((file) => {
    const mended = sure.get(file.path);
    if (!mended) return [];
    const { value } = openDocument(file);
    for (const { pointer, now } of mended) write(value, pointer.split('/').slice(1), now);
    return [{ path: file.path, text: jsonText(value) }];
  });
}

function write(into: unknown, keys: readonly string[], value: unknown): void {
  const [first = '', ...rest] = keys;
  const key = first.replaceAll('~1', '/').replaceAll('~0', '~');
  if (!isObject(into)) return;
  if (rest.length > 0) return write(into[key], rest, value);
  if (value === undefined) delete into[key];
  else into[key] = value;
}
