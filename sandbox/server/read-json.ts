/** How many levels a body may have; the contract's deepest has four. */
const deepest = 32;

/**
 * Reads JSON of which nobody can make two things: what stands before the bank may read the first of two members of one
 * name, and the bank the last.
 *
 * @throws {Error} when it is no JSON, names a member twice, or is nested too deeply.
 */
export function readJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (isDeeper(value, deepest)) throw new Error('nested too deeply');
  if (namesTwice(text)) throw new Error('a member twice');
  return value;
}

/** Goes through a value level by level, since one that is nested too deeply would not let itself be walked down. */
function isDeeper(value: unknown, levels: number): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > levels) return true;
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return false;
}

/** Returns whether an object of a text that is JSON has two members of one name, however each is spelled. */
function namesTwice(text: string): boolean {
  const open: Set<string>[] = [];
  for (const [sign, name] of text.matchAll(
    /("[^"\\]*(?:\\.[^"\\]*)*")\s*:|"[^"\\]*(?:\\.[^"\\]*)*"|[{}]/gs,
  )) {
    if (sign === '{') open.push(new Set());
    else if (sign === '}') open.pop();
    else if (name !== undefined) {
      const names = open.at(-1);
      const read = String(JSON.parse(name));
      if (names?.has(read) === true) return true;
      names?.add(read);
    }
  }
  return false;
}
