import type { JourneyFile } from '#schemas';
import { standIns, valuesOf, type Sources } from '#analysis';

type Held = { readonly var: string } | typeof standIns.value;

/** Takes what is asked for from the input or the data of that name; for what the journey does not have, a value stands in. */
export const valuesUnder = (names: readonly string[], definition: JourneyFile): Record<string, Held> =>
  Object.fromEntries(names.map((name) => [name, heldUnder(name, definition)]));

function heldUnder(name: string, { input = {}, data = {} }: JourneyFile): Held {
  if (name in input) return { var: `input.${name}` };
  const datum = data[name];
  // What is kept for one call is meant for the call that is there already.
  return datum && datum.keep === undefined ? { var: `data.${name}` } : standIns.value;
}

/** Makes a body of the members that an operation needs; where the contract leaves no choice, with its value. */
export function bodyOf(
  request: string,
  definition: JourneyFile,
  { language: { contract } }: Sources,
): Record<string, unknown> {
  const schema = contract.schemas.get(request);
  const properties = Object(contract.resolve(schema)?.['properties']);
  const names = Object.keys(Object(valuesOf({ ...schema, examples: [] }, contract)[0]));
  const fixed = names.flatMap((name) => {
    const member = contract.resolve(Reflect.get(properties, name));
    return member && 'const' in member ? [[name, member['const']]] : [];
  });
  return { ...valuesUnder(names, definition), ...Object.fromEntries(fixed) };
}
