import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ActionToBe, FileToBe, StepChanging } from '#studio';
import { foreseen } from '../files-to-be.ts';
import { openCopy } from '../step-changes.fixture.ts';
import { stepChanging } from '../step-changing.ts';

const definition = 'journeys/phone-change/journey.json';
const texts = 'i18n/it/phone-change.json';
let copy: ReturnType<typeof openCopy>;

beforeAll(() => void (copy = openCopy()));
afterEach(() => copy.restore());
afterAll(() => copy.close());

const action = (name: string, words: string, asked: Partial<ActionToBe> = {}): ActionToBe => ({
  name,
  words,
  to: '',
  outcome: '',
  look: '',
  submits: false,
  ...asked,
});
const submit = action('submit', 'AVANTI', { to: 'send-code' });
const close = action('close', 'ANNULLA', { to: 'cancelled' });

const writing = (actions: readonly ActionToBe[], step = 'enter-number'): StepChanging =>
  stepChanging(copy.project, { kind: 'write-actions', journey: 'phone-change', step, actions });

function filesOf(actions: readonly ActionToBe[], step?: string): readonly FileToBe[] {
  const made = writing(actions, step);
  return 'files' in made ? made.files : [];
}

const inFile = (files: readonly FileToBe[], path: string) =>
  JSON.parse(files.find((file) => file.path === path)?.text ?? 'null');

describe('the actions of a screen', () => {
  it('are one more, with its words, where it leads and how it looks; all else stays [STUDIO-09]', () => {
    const help = action('help', 'Chiedi aiuto', { to: 'unknown', look: 'secondary' });
    const files = filesOf([submit, help, close]);

    const { actions } = inFile(files, definition).steps['enter-number'];
    expect(Object.keys(actions)).toEqual(['submit', 'help', 'close']);
    expect(actions.help).toEqual({ to: 'unknown', look: 'secondary' });
    expect(actions.close).toEqual({ to: 'cancelled', resets: ['phone-number', 'code'] });
    expect(inFile(files, texts)['enter-number'].actions.help).toBe('Chiedi aiuto');
    expect(files.map(({ path }) => path)).toEqual([definition, texts]);
    const before = copy.passing('phone-change');
    copy.write(files);
    expect(copy.passing('phone-change')).toEqual(before);
  });

  it('may lead to an end that is not there yet, which is made for the outcome [STUDIO-09]', () => {
    const later = action('later', 'Più tardi', { outcome: 'left' });
    const { steps } = inFile(filesOf([submit, later, close]), definition);

    expect(steps['enter-number'].actions.later).toEqual({ to: 'left' });
    expect(steps.left).toEqual({ kind: 'end', outcome: 'left' });
  });

  it('have other words, lead elsewhere, and stand in another order [STUDIO-09]', () => {
    const files = filesOf([close, action('submit', 'CONTINUA', { to: 'unknown' })]);

    expect(Object.entries(inFile(files, definition).steps['enter-number'].actions)).toEqual([
      ['close', { to: 'cancelled', resets: ['phone-number', 'code'] }],
      ['submit', { to: 'unknown' }],
    ]);
    expect(inFile(files, texts)['enter-number'].actions.submit).toBe('CONTINUA');
  });

  it('that stay as they are change no file, whatever decides where they lead [STUDIO-09]', () => {
    expect(filesOf([action('submit', 'AVANTI'), action('close', 'ANNULLA')])).toEqual([]);
  });

  it('that go take their words along, and name the steps that nobody reaches then and the scenarios that stop [STUDIO-09]', () => {
    const made = writing([action('submit', 'AVANTI'), action('close', 'ANNULLA')], 'enter-code');
    const files = 'files' in made ? made.files : [];

    expect(inFile(files, definition).steps['enter-code'].actions).not.toHaveProperty('resend');
    expect(inFile(files, texts)['enter-code'].actions).not.toHaveProperty('resend');
    expect('unreached' in made && made.unreached).toEqual(['resend-code']);
    expect('failing' in made && made.failing?.().length).toBeGreaterThan(0);
    const unknownTexts = foreseen(copy.project, files, 'it').filter(({ code }) => code === 'text-unused');
    expect(unknownTexts).toEqual([]);
  });

  it('have words that stand in where none are written [STUDIO-09]', () => {
    const files = filesOf([submit, action('help', ' ', { to: 'unknown' }), close]);

    const { help } = inFile(files, texts)['enter-number'].actions;
    expect(foreseen(copy.project, files, 'it').map(({ code }) => code)).toContain('text-standin');
    expect(help).not.toBe('');
  });

  it.each([
    [[submit, action('help', 'Aiuto')], 'Di «Aiuto» manca dove porta.'],
    [[submit, action('help', 'Aiuto', { to: 'nowhere' })], 'Il passo nowhere non c’è più.'],
    [[submit, action('Due parole', 'x', { to: 'done' })], '"Due parole" non è un nome'],
    [[submit, submit], 'Due pulsanti si chiamano submit.'],
    [[], 'A una schermata serve almeno un pulsante.'],
  ])('are refused in Italian for %j [STUDIO-09]', (actions, why) => {
    const made = writing(actions);

    expect('refused' in made && made.refused.it).toContain(why);
  });

  it('belong to a screen that is there [STUDIO-09]', () => {
    const made = writing([submit], 'send-code');

    expect('refused' in made && made.refused.it).toBe(
      'Il flusso phone-change non ha più la schermata send-code.',
    );
  });
});
