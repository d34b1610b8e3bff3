import { expect, it } from 'vitest';
import type { JourneySource } from './journey-files.ts';
import { compileOwnJourneys } from './own-journeys.ts';

const journey = (id: string, more: object = {}): JourneySource => ({
  path: `journeys/${id}/journey.json`,
  text: JSON.stringify({
    id,
    version: '1.0.0',
    start: 'ask',
    steps: {
      ask: { kind: 'form', form: 'answer', saves: { it: 'data.it' }, actions: { submit: { to: 'done' } } },
      done: { kind: 'end', outcome: 'completed' },
    },
    ...more,
  }),
});

const form = (id: string, most: number): JourneySource => ({
  path: `journeys/${id}/forms/answer.json`,
  text: JSON.stringify({
    schema: { type: 'object', required: ['it'], properties: { it: { type: 'string', maxLength: most } } },
  }),
});

const words = (id: string, title: string): JourneySource => ({
  path: `i18n/it/${id}.json`,
  text: JSON.stringify({ ask: { title }, opens: { title: 'Pagina', label: 'Voce', text: 'Detto' } }),
});

const ours = [journey('one'), form('one', 5), journey('two'), form('two', 5), words('two', 'Due')];

const errors = (code: string) => ({ path: 'journeys/errors.json', text: `{"codes":{"${code}":{}}}` });

/** Imports a script as a browser does. */
const imported = async (text: string) =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`);

it('compiles nothing where only words differ, or where an editor finds the schema [RUN-02]', async () => {
  const whole = [
    journey('one', { $schema: '../elsewhere.json' }),
    ...ours.slice(1, 4),
    words('two', 'Altro'),
  ];

  expect(await compileOwnJourneys(ours, whole)).toEqual({ scripts: [], pages: [] });
});

it('compiles the journeys that differ and the bank’s, with validators that need no code from a text [RUN-02]', async () => {
  const opens = { routes: ['/mine'], page: 'shown', listed: 'help' };
  const mine = [journey('mine', { opens }), form('mine', 3), words('mine', 'Mio')];

  const { scripts, entry, pages } = await compileOwnJourneys(ours, [
    ...ours.with(1, form('one', 9)),
    ...mine,
  ]);

  expect(scripts.map(({ name }) => name.replace(/-[\w-]{8}\.js$/u, ''))).toEqual([
    'one',
    'mine',
    'own-journeys',
  ]);
  expect(pages).toEqual([{ path: '/mine', page: 'mine', navigation: 'shown', title: 'Pagina' }]);
  const { validators, texts } = await imported(scripts[1]?.text ?? '');
  const [validate] = Object.values(validators.answer) as ((value: unknown) => boolean)[];
  expect([validate?.({ it: 'abc' }), validate?.({ it: '😀😀😀' }), validate?.({ it: 'abcd' })]).toEqual([
    true,
    true,
    false,
  ]);
  expect(texts.ask.title).toBe('Mio');
  const known = await imported(scripts[2]?.text ?? '');
  expect(entry).toBe(scripts[2]?.name);
  expect(known.index).toMatchObject([{ id: 'one' }, { id: 'mine', words: { label: 'Voce', text: 'Detto' } }]);
  expect(Object.keys(known.chunks)).toEqual(['one', 'mine']);
  for (const { text } of scripts) expect(text).not.toMatch(/new Function\(|\beval\(|require\(/u);
});

it('has the bank’s catalogue of errors where it differs [RUN-02]', async () => {
  const { scripts } = await compileOwnJourneys([...ours, errors('A')], [...ours, errors('B')]);

  expect(scripts).toHaveLength(1);
  expect((await imported(scripts[0]?.text ?? '')).errors).toEqual({ codes: { B: {} } });
});
