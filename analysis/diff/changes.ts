/** One thing that differs: what it is called, how it was and how it is; nothing where it was or is not. */
export type Change = {
  name: string;
  before?: string;
  after?: string;
  /** The journeys in which a holder meets it, for what belongs to none alone. */
  metIn?: readonly string[];
  /** How it was and is are said in words of the comparison, not of a file. */
  inOwnWords?: true;
};

/** Compares two lists of named things, each with what a reader is informed of it. */
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

/** Compares the order of what is in both lists: a thing more or less changes none. */
export function orderChange(name: string, before: readonly string[], after: readonly string[]): Change[] {
  const [was, is] = [
    before.filter((each) => after.includes(each)),
    after.filter((each) => before.includes(each)),
  ];
  const isSame = was.every((each, at) => each === is[at]);
  return isSame ? [] : [{ name, before: was.join(', '), after: is.join(', ') }];
}
