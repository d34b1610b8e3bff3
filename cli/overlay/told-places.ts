import { openDocument, type Finding, type SourceFile } from '#analysis';
import { isObject } from './merged-json.ts';

type Place = Pick<Finding, 'line' | 'column' | 'length'>;

/** Finds in one of two files that were merged the place of what was found in the whole; undefined where it has none. */
export function standsAt(
  finding: Finding,
  { whole, own }: { whole: SourceFile; own: SourceFile },
): Place | undefined {
  // One that could not be merged stands as it is.
  if (whole.text === own.text) return finding;
  const [merged, document] = [openDocument(whole), openDocument(own)];
  const pointer = pointerIn(document.value, finding.pointer);
  if (pointer === undefined) return undefined;
  if (isOfKey(finding, merged.locate(finding.pointer, 'key'))) return document.locate(pointer, 'key');
  const value = document.locate(pointer, 'value');
  const before = merged.locate(finding.pointer, 'value');
  // A word within a text stands as far into it; of all else the whole is meant.
  if (before.line !== finding.line) return value;
  return { line: value.line, column: value.column + finding.column - before.column, length: finding.length };
}

const isOfKey = (found: Place, key: Place): boolean => found.line === key.line && found.column === key.column;

/** Returns the pointer where it leads somewhere; of an entry of a list its list, for its number is not the same in both. */
function pointerIn(root: unknown, pointer: string): string | undefined {
  let value = root;
  let at = '';
  for (const part of pointer.split('/').slice(1)) {
    if (Array.isArray(value)) return at;
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    if (!isObject(value) || !(key in value)) return undefined;
    value = value[key];
    at = `${at}/${part}`;
  }
  return at;
}
