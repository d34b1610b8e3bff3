/** A file and what it imports. */
export type Module = { source: string; dependencies: readonly { resolved: string }[] };

/** The rooms of a picture: who imports whom among them, types included. */
export type Rooms = {
  /** From the top to the ground: a room may need those behind it. */
  order: readonly string[];
  /** What each room imports. */
  imports: ReadonlyMap<string, ReadonlySet<string>>;
};

/**
 * Reads the rooms of a folder from the imports of its files.
 *
 * @throws When the order lacks a room or names one that is not there.
 */
export function roomsOf(modules: readonly Module[], folder: string, order: readonly string[]): Rooms {
  const imports = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const from = roomOf(source, folder);
    if (from === undefined) continue;
    const known = imports.get(from) ?? new Set();
    imports.set(from, known);
    for (const { resolved } of dependencies) {
      const to = roomOf(resolved, folder);
      if (to === undefined || to === from) continue;
      known.add(to);
      if (!imports.has(to)) imports.set(to, new Set());
    }
  }
  const strangers = [...imports.keys()].filter((room) => !order.includes(room));
  const gone = order.filter((room) => !imports.has(room));
  if (strangers.length + gone.length > 0)
    throw new Error(
      `the order of ${folder}/ lacks: ${strangers.join(', ')}; it names in vain: ${gone.join(', ')}`,
    );
  return { order, imports };
}

// What looks at the product and is no part of it, and Node's own modules, which have no ending.
const notShown = /\.(test|fixture)\.tsx?$|^(node_modules|tests|bench|\.vscode)\/|^[^.]*$/;

function roomOf(path: string, folder: string): string | undefined {
  const inside = folder === '' ? path : path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : '';
  const [room, ...rest] = inside.split('/');
  return rest.length === 0 || notShown.test(path) ? undefined : room;
}
