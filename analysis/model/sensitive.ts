import type { JourneyFile } from '#schemas';
import { operationsIn, readsIn, type Read } from './expressions.ts';
import { maskingOperators, operatorNames } from './operators.ts';
import type { Slot } from './slots.ts';

/** Names the data that is guarded: marked so, or kept for one call or one screen only. */
export function sensitiveData(definition: Pick<JourneyFile, 'data'>): string[] {
  return Object.entries(definition.data ?? {})
    .filter(([, datum]) => datum.sensitive === true || datum.keep !== undefined)
    .map(([name]) => `data.${name}`);
}

/** Lists what an expression reads otherwise than masked. */
export function unmaskedReads({ expression, pointer: from }: Pick<Slot, 'expression' | 'pointer'>): Read[] {
  const masks = [...operationsIn(expression, operatorNames, from)]
    .filter(({ name }) => maskingOperators.has(name))
    .map(({ pointer }) => `${pointer}/`);
  return [...readsIn(expression, operatorNames, from)].filter(
    ({ pointer }) => !masks.some((mask) => pointer.startsWith(mask)),
  );
}
