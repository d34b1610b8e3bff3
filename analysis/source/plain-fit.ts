import { testOf, type Fits } from './plain-keywords.ts';
import { isNode } from './schema-shapes.ts';

/** A schema, and the file that its references start from. */
export type PlacedSchema = { schema: unknown; home: string };

/** Returns whether a value surely fits a schema. */
export type PlainFit = (placed: PlacedSchema, value: unknown) => boolean;

/**
 * Makes what says whether a value surely fits a schema, and not what is wrong with one that does not: it needs no
 * compiler, which costs more to load and to run than all that is sound. Once it has met a keyword that it does not know
 * it is sure of nothing.
 */
export function createPlainFit(follow: (reference: string, home: string) => PlacedSchema): PlainFit {
  const known = new Map<unknown, Fits>();
  let isSure = true;
  const make = ({ schema, home }: PlacedSchema): Fits => {
    if (!isNode(schema)) {
      isSure &&= typeof schema === 'boolean';
      return () => schema === true;
    }
    const fitOf = (part: unknown) => fit({ schema: part, home });
    const tests = Object.entries(schema).map(([keyword, wanted]): Fits => {
      if (keyword === '$ref') return fit(follow(String(wanted), home));
      const test = testOf(keyword, { wanted, schema, fitOf });
      isSure &&= test !== undefined;
      return test ?? (() => false);
    });
    return (value) => tests.every((test) => test(value));
  };
  const fit = (placed: PlacedSchema): Fits => {
    const { schema } = placed;
    const before = known.get(schema);
    if (before) return before;
    // What a schema refers to may refer to it in turn.
    known.set(schema, (value) => known.get(schema)?.(value) === true);
    const made = make(placed);
    known.set(schema, made);
    return made;
  };
  return (placed, value) => fit(placed)(value) && isSure;
}
