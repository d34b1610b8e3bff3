import type { ReplyShapes } from '#schemas';
import { compileShapes, type LeftOut } from './shape-checks.ts';

/** What of a reply was not as the contract says. */
export type Misfit = {
  /** The bank’s call. */
  operation: string;
  /** Where, with `-` for any item: never a value, and never a name that the bank has made up. */
  pointer: string;
  /** The whole reply cannot be used, or a row was left out of its list. */
  kind: 'broken' | 'left-out';
};

/** What came of a reply: `leftOut` rows were taken from its lists. */
export type Admitted = { isWhole: boolean; leftOut: number; misfits: readonly Misfit[] };

/**
 * Holds the body of a success to the contract. Rows that are not as it says, and members that may be left out and are
 * null, are taken out of the body itself.
 */
export type Border = (operation: string, body: unknown) => Admitted;

/** Makes the border over the shapes that the contract gives to replies. */
export function createBorder(shapes: ReplyShapes): Border {
  const checks = compileShapes(shapes.lines);
  return (operation, body) => {
    const left: LeftOut = { rows: 0, pointers: new Set() };
    const found = (pointer: string, kind: Misfit['kind']): Misfit => ({ operation, pointer, kind });
    for (const line of linesFor(shapes, operation, body)) {
      const wrong = checks[line]?.(body, '', left);
      if (wrong !== undefined) return { isWhole: false, leftOut: 0, misfits: [found(wrong, 'broken')] };
    }
    const misfits = [...left.pointers].map((pointer) => found(pointer, 'left-out'));
    return { isWhole: true, leftOut: left.rows, misfits };
  };
}

function linesFor({ replies, common }: ReplyShapes, operation: string, body: unknown): readonly number[] {
  const own = replies[operation];
  if (own === undefined) return [];
  // A file carries nothing besides.
  return body instanceof Uint8Array ? [own] : [own, common];
}
