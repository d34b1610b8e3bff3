/** One thing that differs: what it is called, how it was and how it is; nothing where it was or is not. */
export type Change = { name: string; before?: string; after?: string };

/** Compares two lists of named things, each with what a reader is told of it. */
export function changesBetween(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Change[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].flatMap((name) => {
    const [was, is] = [before.get(name), after.get(name)];
    if (was === is) return [];
    return [{ name, ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) }];
  });
}
