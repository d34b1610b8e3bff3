import type { SourceFile } from '#analysis';

const schema = '../../schemas/journey/journey.schema.json';

/** Writes journeys of one shape, with their texts: screens that lead on, calls with refusals, branches, two ends. */
export function syntheticFiles(journeys: number, steps: number): SourceFile[] {
  return Array.from({ length: journeys }, (_, index) => `made-${index}`).flatMap((id) => {
    const made = stepsOf(steps);
    const journey = {
      $schema: schema,
      id,
      language: 1,
      version: '1.0.0',
      surface: 'page',
      input: { cardId: 'provider:CardId' },
    };
    return [
      {
        path: `journeys/${id}/journey.json`,
        text: JSON.stringify({ ...journey, start: 'step-0', steps: made }, undefined, 2),
      },
      { path: `i18n/it/${id}.json`, text: JSON.stringify(textsOf(made), undefined, 2) },
    ];
  });
}

type Made = Record<string, { kind: string; actions?: object; popup?: string }>;

function stepsOf(many: number): Made {
  const last = many - 2;
  const own = Array.from({ length: last }, (_, index) => [
    `step-${index}`,
    stepAt(index, index === last - 1 ? 'done' : `step-${index + 1}`),
  ]);
  return {
    ...Object.fromEntries(own),
    done: { kind: 'end', outcome: 'completed' },
    left: { kind: 'end', outcome: 'cancelled' },
  };
}

function stepAt(index: number, to: string): object {
  const back = `step-${Math.max(0, index - (index % 4))}`;
  if (index % 4 === 1)
    return {
      kind: 'call',
      operation: 'readPinStatus',
      body: { cardId: { var: 'input.cardId' } },
      ok: { to },
      errors: { '*': { type: 'BLOCKER', to: 'left' } },
    };
  if (index % 4 === 3)
    return {
      kind: 'branch',
      cases: [{ when: { '!==': [{ var: 'input.cardId' }, String(1_000_000 + index)] }, to }, { to: back }],
    };
  return { kind: 'form', actions: { next: { to }, close: { to: 'left' } } };
}

function textsOf(steps: Made): object {
  const screens = Object.entries(steps).filter(([, { kind }]) => kind === 'form');
  const words = { title: 'Titolo', body: '', actions: { next: 'Avanti', close: 'Esci' } };
  return Object.fromEntries(screens.map(([name]) => [name, words]));
}
