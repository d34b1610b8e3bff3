import type { ErrorObject } from 'ajv/dist/2020.js';
import { nearestName } from './nearest.ts';
import { isNode } from './schema-shapes.ts';

/** Finds the key that one which means nothing stands for by a slip: a key that its object may have, and has not. */
export function keyMeant({ keyword, params, parentSchema, data }: ErrorObject): string | undefined {
  if (keyword !== 'additionalProperties' || !isNode(data)) return undefined;
  const known = keysOf(parentSchema?.['properties']).filter((key) => !Object.hasOwn(data, key));
  return clearName(String(params['additionalProperty']), known);
}

/** Finds the key that stands by a slip where one is missing. */
export function keyInstead({ keyword, params, parentSchema, data }: ErrorObject): string | undefined {
  if (keyword !== 'required') return undefined;
  const known = keysOf(parentSchema?.['properties']);
  return clearName(
    String(params['missingProperty']),
    keysOf(data).filter((key) => !known.includes(key)),
  );
}

const keysOf = (value: unknown): string[] => (isNode(value) ? Object.keys(value) : []);

function clearName(name: string, known: readonly string[]): string | undefined {
  const nearest = nearestName(name, known);
  return nearest?.isClear === true ? nearest.name : undefined;
}
