import type { Mutator } from '../defect.ts';

/** Takes from data that holds a secret of the contract what guards it. */
export const secretsLeftOpen: Mutator = {
  class: 4,
  rule: 'secret-unguarded',
  *places({ journeys, language: { contract } }) {
    const isSecret = (type: string) =>
      contract.schemas.get(type.replace('provider:', ''))?.['x-secret'] === true;
    for (const { file, definition } of journeys)
      for (const [datum, { type, keep, sensitive }] of Object.entries(definition.data ?? {})) {
        if (!isSecret(type)) continue;
        const marks = Object.entries({ keep, sensitive }).filter(([, mark]) => mark !== undefined);
        const edits = marks.map(
          ([mark]) => ({ file, pointer: `/data/${datum}/${mark}`, drop: true }) as const,
        );
        yield { edits, seen: { file, pointer: `/data/${datum}/type` } };
        // What a journey calls just a text is known by where it goes.
        if (edits.length > 0 && sent.has(type))
          yield {
            edits: [...edits, { file, pointer: `/data/${datum}/type`, put: 'text' }],
            seen: { file, pointer: `/data/${datum}/type` },
          };
      }
  },
};

/** Types whose data goes straight to the bank in every journey. */
const sent = new Set([
  'provider:Password',
  'provider:NewPassword',
  'provider:Pan',
  'provider:SecurityAnswer',
]);
