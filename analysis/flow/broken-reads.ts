import type { GraphEdge } from '../graph/control-flow.ts';
import type { Passage } from '../graph/reachability.ts';
import { pathTo, type Runs, type Standing, type StandingVisit } from '../graph/state-space.ts';
import type { Read } from '../values/expressions.ts';

/** A read that breaks a run, with the shortest way to it. */
export type BrokenRead = { read: Read; path: readonly Passage[] };

/** Gathers the reads that break runs; each is told once, by the first way to it. */
export function createBrokenReads<Node>(runs: Runs, standingOf: (node: Node) => Standing) {
  const found = new Map<string, BrokenRead>();
  const note = (read: Read, visit: StandingVisit<Node>, edge: GraphEdge | undefined) => {
    const beyond = { node: visit.node, from: visit, ...(edge && { edge }) };
    const path = pathTo(runs, edge ? beyond : visit, standingOf);
    found.set(read.pointer, { read, path: edge ? path.slice(0, -1) : path });
  };
  return {
    all: () => [...found.values()],
    /** Returns whether what is read at a visit, or on a way from it, breaks the run. */
    breaks: (reads: readonly Read[], visit: StandingVisit<Node>, edge?: GraphEdge): boolean => {
      for (const read of reads) if (!found.has(read.pointer)) note(read, visit, edge);
      return reads.length > 0;
    },
  };
}
