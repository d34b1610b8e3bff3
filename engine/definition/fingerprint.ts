import { expandWays } from './expand-ways.ts';
import { contentHash } from './hash.ts';

/** Members whose own members are named by the journey: one called `note` is content there. */
const namedByJourney = new Set(['body', 'query', 'headers', 'shows', 'input', 'output', 'initial']);

/**
 * Makes the fingerprint by which a kept run knows its journey again: of what runs. Remarks, promises, the language and
 * the name of the schema are for anyone who reads the file, migrations for runs of other versions: a change of them throws nobody
 * out of a run.
 */
export function fingerprintOf(definition: object, forms: object): string {
  const {
    $schema: _schema,
    language: _language,
    invariants: _promises,
    ...rest
  } = Object(expandWays(definition));
  const { migrations: _earlier, ...runs } = rest;
  return contentHash({ definition: joinedOnce(withoutRemarks(runs)), forms: withoutRemarks(forms) });
}

/** Writes an "and" within an "and", an "or" within an "or", as one: a guard that is used by its name means what its parts mean there. */
export function joinedOnce(value: unknown, operator?: string): unknown {
  if (Array.isArray(value))
    return value.flatMap((member: unknown) => {
      const one = joinedOnce(member);
      const inner = operator === undefined ? undefined : onlyMember(one, operator);
      return Array.isArray(inner) ? inner : [one];
    });
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([key, member]) => [key, joinedOnce(member, joining.has(key) ? key : undefined)]),
  );
}

const joining: ReadonlySet<string> = new Set(['and', 'or']);

const onlyMember = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.keys(value).join() === name
    ? Reflect.get(value, name)
    : undefined;

function withoutRemarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRemarks);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, member]) => key !== 'note' || typeof member !== 'string')
      .map(([key, member]) => [key, namedByJourney.has(key) ? member : withoutRemarks(member)]),
  );
}
