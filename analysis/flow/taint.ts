import type { JourneyFile } from '#schemas';
import { distanceBetween } from '../source/nearest.ts';
import {
  operationsIn,
  readsIn,
  strangersIn,
  decidingOperators,
  maskingOperators,
  type Operation,
  type Read,
} from '../values/expressions.ts';
import type { Slot } from '../values/expression-sites.ts';

/** Where a value would leave the place where it is guarded; of data that takes it, its name. */
export type Leak = { kind: 'shown' | 'address' | 'file-name' } | { kind: 'kept'; datum: string };

/** Names the data that is guarded: marked so, or kept for one call or one screen only. */
export function sensitiveData(definition: Pick<JourneyFile, 'data'>): string[] {
  return Object.entries(definition.data ?? {})
    .filter(([, datum]) => datum.sensitive === true || datum.keep !== undefined)
    .map(([name]) => `data.${name}`);
}

/** Says where the value of an expression would leave to; nothing when it stays guarded there. */
export function leakOf({ role, name = '' }: Slot, guarded: readonly string[]): Leak | undefined {
  if (role === 'shows') return { kind: 'shown' };
  if (role === 'query' || role === 'visit') return { kind: 'address' };
  // What is in a file the holder asked for; its name is seen by anyone who sees the folder.
  if (role === 'file' && name !== 'content') return { kind: 'file-name' };
  return (role === 'sets' || role === 'puts') && !guarded.includes(name)
    ? { kind: 'kept', datum: name }
    : undefined;
}

/** Lists what an expression reads that can be known from its value: what is masked, or only decides, cannot. */
export function revealedReads({ expression, pointer: from }: Pick<Slot, 'expression' | 'pointer'>): Read[] {
  const hidden = [...operationsIn(expression, from)].flatMap(hiddenIn);
  const slips = [...strangersIn(expression, from)].flatMap(({ name, pointer }) =>
    hidesBySlip(name) ? [`${pointer}/`] : [],
  );
  return [...readsIn(expression, from)].filter(
    ({ pointer }) => ![...hidden, ...slips].some((place) => pointer.startsWith(place)),
  );
}

/** Returns whether a name with a slip, of which another rule speaks, was meant for an operator that hides what it reads. */
const hidesBySlip = (name: string): boolean =>
  ['=', '==', '!='].includes(name) ||
  [...maskingOperators].some((known) => known.length > 2 && distanceBetween(name, known) <= 1);

function hiddenIn({ name, args, pointer }: Operation): string[] {
  if (maskingOperators.has(name) || decidingOperators.has(name)) return [`${pointer}/`];
  const conditions =
    name === 'if' ? [...args.keys()].filter((at) => at % 2 === 0 && at < args.length - 1) : [];
  return conditions.map((at) => `${pointer}/${at}/`);
}
