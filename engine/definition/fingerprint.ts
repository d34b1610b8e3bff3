import { contentHash } from './hash.ts';

/** Members whose own members are named by the journey: one called `note` is content there. */
const namedByJourney = new Set(['body', 'query', 'headers', 'shows', 'input', 'output', 'initial']);

/**
 * Makes the fingerprint by which a kept run knows its journey again: of what runs. Remarks, promises, the language and
 * the name of the schema are for anyone who reads the file, migrations for runs of other versions: a change of them throws nobody
 * out of a run.
 */
export function fingerprintOf(definition: object, forms: object): string {
  const { $schema: _schema, language: _language, invariants: _promises, ...rest } = Object(definition);
  const { migrations: _earlier, ...runs } = rest;
  return contentHash({ definition: withoutRemarks(runs), forms: withoutRemarks(forms) });
}

function withoutRemarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRemarks);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, member]) => key !== 'note' || typeof member !== 'string')
      .map(([key, member]) => [key, namedByJourney.has(key) ? member : withoutRemarks(member)]),
  );
}
