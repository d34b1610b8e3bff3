/** A node that was come to, and how: by the first, and so by the shortest, way. */
export type Visit<Node, Edge> = { node: Node; from?: Visit<Node, Edge>; edge?: Edge };

/** A way to a node; an edge that is left out is one of which nothing is reported. */
export type Onward<Node, Edge> = { node: Node; edge?: Edge };

/**
 * Visits nodes breadth first until nothing new is found, each when it is met for the first time; `isNew` says otherwise
 * where nodes are not told apart by what they are.
 */
export function* visits<Node, Edge>(
  begin: Iterable<Visit<Node, Edge>>,
  next: (visit: Visit<Node, Edge>) => Iterable<Onward<Node, Edge>>,
  isNew: (node: Node) => boolean = createIsNew(),
): Generator<Visit<Node, Edge>> {
  const queue = [...begin].filter(({ node }) => isNew(node));
  // A list visits what is added while it is walked.
  for (const visit of queue) {
    yield visit;
    for (const onward of next(visit)) if (isNew(onward.node)) queue.push({ ...onward, from: visit });
  }
}

function createIsNew(): (node: unknown) => boolean {
  const seen = new Set();
  return (node) => {
    const isNew = !seen.has(node);
    seen.add(node);
    return isNew;
  };
}

/** Returns what can be reached from some nodes, themselves included. */
export function reach<Node>(begin: Iterable<Node>, next: (node: Node) => Iterable<Node>): Set<Node> {
  const found = new Set(begin);
  // A set visits what is added while it is walked.
  for (const node of found) for (const each of next(node)) found.add(each);
  return found;
}

/** Lists a visit and those before it, the first one first. */
export function tracedTo<Node, Edge>(visit: Visit<Node, Edge>): Visit<Node, Edge>[] {
  const traced = [visit];
  for (let { from } = visit; from; { from } = from) traced.push(from);
  return traced.toReversed();
}
