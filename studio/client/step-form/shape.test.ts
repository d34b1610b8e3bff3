import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { StepShapes } from '../../written.ts';
import { nodeOfKind } from './schema-nodes.ts';
import { shapeOf } from './shape.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));
const shapes = Object.fromEntries(
  globSync('schemas/journey/*.json', { cwd: root }).map((path) => [basename(path), read(path)]),
) as StepShapes;
const names = { step: ['enter-code', 'done'], form: ['code'], limit: [], popup: ['OTP'] };

function formFor(step: Readonly<Record<string, unknown>>) {
  const node = nodeOfKind(shapes, step['kind']);
  if (!node) throw new Error(`There is no kind ${String(step['kind'])}.`);
  return shapeOf({ node, value: step, shown: { keys: [], isOptional: false } }, { shapes, names });
}

const screen = {
  kind: 'form',
  form: 'code',
  popup: 'NEW_ONE',
  shows: { phone: { var: 'data.phone' } },
  progress: { step: 1, of: 2 },
  actions: { submit: { to: 'done' }, close: { to: 'gone', changes: true } },
};

describe('the form of a step', () => {
  it('asks for what stands in the step, by the controls that its schema allows [STUDIO-09]', () => {
    const { schema, ui } = formFor(screen);

    expect(Object.keys(schema.properties ?? {})).toEqual(['form', 'popup', 'shows', 'progress', 'actions']);
    expect(schema.properties).toMatchObject({
      form: { type: 'string', enum: ['code'] },
      popup: { type: 'string' },
      progress: { properties: { step: { type: 'integer', minimum: 1 } } },
    });
    expect(ui['form']).toMatchObject({ 'ui:widget': 'choice' });
    expect(ui['popup']).toMatchObject({ 'ui:widget': 'words', 'ui:options': { sort: 'popup' } });
  });

  it('keeps in sight a step to lead to that is not there, and says of each field what it is for [STUDIO-09]', () => {
    const { schema, ui } = formFor(screen);

    expect(schema).toMatchObject({
      properties: {
        actions: { properties: { close: { properties: { to: { enum: ['enter-code', 'done', 'gone'] } } } } },
      },
    });
    expect(ui['actions']?.['close']?.['to']?.['ui:options']).toMatchObject({
      pointer: '/actions/close/to',
      about: 'Il nome di un passo di questo flusso.',
    });
  });

  it('only reads what no control can say [STUDIO-09]', () => {
    expect(formFor(screen).ui['shows']?.['phone']).toMatchObject({ 'ui:field': 'untold' });
  });

  it('offers what may be added and what it begins as, and nothing that it could not say [STUDIO-09]', () => {
    const begins = Object(formFor(screen).ui['ui:options']).begins;

    expect(begins).toMatchObject({ note: '', back: 'allowed', tells: 'done' });
    expect(begins).not.toHaveProperty('prefill');
    expect(begins).not.toHaveProperty('popup');
  });

  it('shows several ways as the list that they are, each with its guard to be read [STUDIO-09]', () => {
    const { schema, ui } = formFor({
      kind: 'branch',
      cases: [{ when: { var: 'data.isLate' }, to: 'done' }, { to: 'enter-code' }],
    });

    expect(schema).toMatchObject({
      properties: { cases: { type: 'array', items: [{ properties: { to: { type: 'string' } } }, {}] } },
    });
    expect(Object(ui['cases']).items[0]).toMatchObject({
      when: { 'ui:field': 'untold' },
      'ui:options': { isItem: true, pointer: '/cases/0' },
    });
  });

  it('has an Italian name for every key that a step can have [STUDIO-09]', () => {
    const words = Object.keys(Object(read('i18n/it/studio.json')).stepForm.keys);
    const files = [
      ...globSync('schemas/journey/*-step.schema.json', { cwd: root }),
      'schemas/journey/edge.schema.json',
    ];
    const keys = new Set(files.flatMap((path) => [...keysIn(read(path))]));

    expect(keys.size).toBeGreaterThan(40);
    expect([...keys].filter((key) => !words.includes(key))).toEqual([]);
  });
});

function* keysIn(schema: unknown): Generator<string> {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [name, each] of Object.entries(schema)) {
    if (name === 'examples') continue;
    if (name === 'properties') yield* Object.keys(each);
    yield* keysIn(each);
  }
}
