import { valueAt } from '#analysis';
import { valueWith, valueWithout } from '../../value-with.ts';
import { inOrder } from './orphans.ts';

type Keys = readonly string[];

/** How a refusal is told that marked fields of a form, where none of them is left. */
const otherwise: Readonly<Record<string, string>> = { FIELD: 'SHOW', 'FIELD-PREVIOUS': 'FORM-PREVIOUS' };

/** Takes a field out of a journey, by the places that speak of it; a refusal that marked it alone is shown as a message. */
export function withoutField(definition: unknown, places: readonly Keys[]): unknown {
  const unmarked = routesOf(places).reduce((made, route) => {
    const field: unknown = valueAt(made, [...route, 'field']);
    const marks = Array.isArray(field) ? field.length : 1;
    const gone = places.filter((keys) => [...route, 'field'].every((key, at) => keys[at] === key)).length;
    return gone < marks ? made : shown(made, route);
  }, definition);
  return valueWithout(unmarked, places.toSorted(inOrder));
}

const routesOf = (places: readonly Keys[]): Keys[] => {
  const routes = places.flatMap((keys) => {
    const at = keys.lastIndexOf('field');
    return at > 1 && keys.includes('errors') ? [keys.slice(0, at)] : [];
  });
  return [...new Map(routes.map((keys) => [keys.join('\n'), keys])).values()];
};

function shown(definition: unknown, route: Keys): unknown {
  const type = otherwise[String(valueAt(definition, [...route, 'type']))];
  if (type === undefined) return definition;
  const typed = valueWith(definition, [...route, 'type'], type);
  return type === 'SHOW' ? valueWith(typed, [...route, 'form'], undefined) : typed;
}
