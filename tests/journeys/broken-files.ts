import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A journey that shows one screen and ends. */
export const greeting = (id: string, steps: object = { hello: screenTo('done') }): object => ({
  $schema: '../../schemas/journey/journey.schema.json',
  language: 1,
  id,
  version: '1.0.0',
  surface: 'page',
  start: Object.keys(steps)[0],
  steps: { ...steps, done: { kind: 'end', outcome: 'completed' } },
});

const screenTo = (to: string) => ({ kind: 'form', actions: { next: { to } } });

const wordsOf = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { title: 'Ciao', body: '', actions: { next: 'Avanti' } }]));

const steps = (many: number) =>
  Object.fromEntries(
    Array.from({ length: many }, (_, index) => [
      `step-${index}`,
      screenTo(index === many - 1 ? 'done' : `step-${index + 1}`),
    ]),
  );

const file = 'journeys/broken/journey.json';
const texts = 'i18n/it/broken.json';
const whole = JSON.stringify(greeting('broken'), undefined, 2);
const manySteps = JSON.stringify(greeting('broken', steps(10_000)));
const manyWords = JSON.stringify(wordsOf(Object.keys(steps(10_000))));
const unshown = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`unshown${index}`, 'Mai']));
const fifty = 50 * 2 ** 20;

/** Writes files by path. */
export const files =
  (written: Readonly<Record<string, string>>) =>
  (root: string): void => {
    for (const [path, text] of Object.entries(written)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
  };

const link = (to: string) => (root: string) => {
  mkdirSync(join(root, 'journeys/broken'), { recursive: true });
  symlinkSync(to, join(root, file));
};

/** Folders that no analyst would write, each as what makes it of a sound one. */
export const brokenFolders: Readonly<Record<string, (root: string) => void>> = {
  'a file that is no JSON': files({ [file]: 'start: hello' }),
  'an empty file': files({ [file]: '' }),
  null: files({ [file]: 'null' }),
  'a list': files({ [file]: `[${whole}]` }),
  'a number too large for any number': files({ [file]: whole.replace('"1.0.0"', `1${'0'.repeat(400)}`) }),
  'half a character': files({
    [file]: whole.replace('hello', String.raw`\ud800`),
    [texts]: '{"\\ud800": "\\udfff"}',
  }),
  'a byte order mark': files({ [file]: `\ufeff${whole}` }),
  'lines that end as on Windows': files({ [file]: whole.replaceAll('\n', '\r\n') }),
  'bytes that are no text': (root) => {
    files({ [file]: '' })(root);
    writeFileSync(join(root, file), Buffer.from([0xff, 0xfe, 0x00, 0x7b]));
  },
  'a hundred thousand brackets': files({ [file]: '['.repeat(100_000) }),
  'a hundred thousand objects in each other': files({
    [file]: `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
  }),
  'a file of 50 MB': files({ [file]: whole.replace('"1.0.0"', `"1.0.0", "note": "${'x'.repeat(fifty)}"`) }),
  'a file of 50 MB that is no JSON': files({ [file]: 'x'.repeat(fifty) }),
  'ten thousand steps': files({ [file]: manySteps, [texts]: manyWords }),
  'a guard as deep as a file may be': files({
    [file]: whole.replace('"next": {', `"next": { "when": ${'{"!":['.repeat(90)}true${']}'.repeat(90)},`),
  }),
  'a link to a file outside': (root) => {
    files({ 'outside.json': whole })(root);
    link('../../outside.json')(root);
  },
  'a link to itself': link('journey.json'),
  'a link to nothing': link('gone.json'),
  'a folder that contains itself by a link': (root) => {
    mkdirSync(join(root, 'journeys/broken'), { recursive: true });
    symlinkSync('..', join(root, 'journeys/broken/forms'));
  },
  // It never ends where links are followed.
  'a link to the whole machine': (root) => {
    mkdirSync(join(root, 'i18n/it'), { recursive: true });
    symlinkSync('/usr', join(root, texts));
  },
  'twenty thousand texts that nothing shows': files({
    [file]: whole,
    [texts]: JSON.stringify({ ...wordsOf(['hello']), ...unshown }, undefined, 2),
  }),
  'texts in an encoding of old': (root) => {
    files({ [file]: whole })(root);
    const words = JSON.stringify(wordsOf(['hello'])).replace('Ciao', 'Più');
    writeFileSync(join(root, texts), Buffer.from(words, 'latin1'));
  },
  'a folder called like a file': (root) => {
    mkdirSync(join(root, file), { recursive: true });
  },
  'two folders with one journey': files({ [file]: JSON.stringify(greeting('hello')) }),
};

/** Writes a folder that is sound. */
export const soundFolder = files({
  'journeys/hello/journey.json': JSON.stringify(greeting('hello'), undefined, 2),
  'i18n/it/hello.json': JSON.stringify(wordsOf(['hello']), undefined, 2),
});
