import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { FieldWriting, FileToBe } from '#studio';
import { foreseen } from '../files-to-be.ts';
import { openCopy } from '../step-changes.fixture.ts';
import { stepChanging } from '../step-changing.ts';

const definition = 'journeys/phone-change/journey.json';
const form = 'journeys/phone-change/forms/phone-number.json';
const words = 'i18n/it/phone-change.json';
let copy: ReturnType<typeof openCopy>;

beforeAll(() => void (copy = openCopy()));
afterEach(() => copy.restore());
afterAll(() => copy.close());

const plain: FieldWriting = {
  kind: 'write-field',
  journey: 'phone-change',
  step: 'enter-number',
  name: 'other',
  isNew: true,
  label: 'Un altro numero',
  after: 'telephoneNumber',
  isRequired: false,
  widget: 'text',
  limits: {},
  choiceWords: {},
  datum: '',
  member: '',
};

const writing = (asked: Partial<FieldWriting>) => stepChanging(copy.project, { ...plain, ...asked });

function filesOf(asked: Partial<FieldWriting>): readonly FileToBe[] {
  const made = writing(asked);
  return 'files' in made ? made.files : [];
}

const inFile = (files: readonly FileToBe[], path: string) =>
  JSON.parse(files.find((file) => file.path === path)?.text ?? 'null');

const codes = (files: readonly FileToBe[]): string[] =>
  foreseen(copy.project, files, 'it').map(({ code }) => code);

const refusal = (asked: Partial<FieldWriting>): string => {
  const made = writing(asked);
  return 'refused' in made ? made.refused.it : '';
};

describe('a field that is added', () => {
  it('is required, kept and sent, has its words, and scenarios answer it: nothing is wrong then [STUDIO-11]', () => {
    const files = filesOf({
      isRequired: true,
      widget: 'phone',
      limits: { pattern: '^[0-9]{9,11}$' },
      datum: 'other',
      member: '/steps/update/body/newNumber',
    });

    expect(inFile(files, form).schema).toEqual({
      type: 'object',
      required: ['telephoneNumber', 'other'],
      properties: {
        telephoneNumber: { type: 'string', pattern: '^[0-9]{9,11}$' },
        other: { type: 'string', pattern: '^[0-9]{9,11}$' },
      },
    });
    expect(inFile(files, form).ui.other).toEqual({ widget: 'phone', filter: 'digits', maxLength: 11 });
    const { data, steps } = inFile(files, definition);
    expect(data.other).toEqual({ type: 'provider:PhoneDigits' });
    expect(steps['enter-number'].saves).toEqual({
      'data.phone': '/telephoneNumber',
      'data.other': '/other',
    });
    expect(steps.update.body.newNumber).toEqual({ var: 'data.other' });
    expect(inFile(files, words)['enter-number'].fields.other).toEqual({ label: 'Un altro numero' });
    expect(codes(files)).toEqual([]);
    const before = copy.passing('phone-change');
    copy.write(files);
    expect(copy.passing('phone-change')).toEqual(before);
    expect(copy.project.text('journeys/phone-change/scenarios/changes-the-number.json')).toContain('"other"');
  });

  it('stands where it is put, and changes nothing else of the files [STUDIO-11]', () => {
    const [file] = filesOf({ after: '' }).filter(({ path }) => path === form);

    expect(Object.keys(JSON.parse(file?.text ?? '').schema.properties)).toEqual(['other', 'telephoneNumber']);
    const kept = new Set(file?.text?.split('\n'));
    expect(file?.was?.split('\n').filter((line) => !kept.has(line)).length).toBeLessThan(3);
  });

  it('makes the form of a screen that asks nothing yet [STUDIO-11]', () => {
    const files = filesOf({ step: 'unknown', after: '', widget: 'checkbox' });
    const path = 'journeys/phone-change/forms/unknown.json';

    expect(files.find((file) => file.path === path)).toMatchObject({ was: undefined });
    expect(inFile(files, path)).toEqual({
      $schema: '../../../schemas/journey/form.schema.json',
      schema: { type: 'object', properties: { other: { type: 'boolean' } } },
      ui: { other: { widget: 'checkbox' } },
    });
    expect(inFile(files, definition).steps.unknown.form).toBe('unknown');
  });

  it('has words that stand in for what nobody has said of its choices, and says what it breaks [STUDIO-11]', () => {
    const files = filesOf({ label: '', widget: 'radio', limits: { choices: ['OLD', 'LOST'] } });

    expect(inFile(files, form).schema.properties.other).toEqual({ type: 'string', enum: ['OLD', 'LOST'] });
    expect(inFile(files, words)['enter-number'].fields.other).toEqual({
      label: 'Etichetta da scrivere',
      choices: { OLD: 'Testo da scrivere', LOST: 'Testo da scrivere' },
    });
    expect(new Set(codes(files))).toEqual(new Set(['field-unsaved', 'text-standin']));
  });
});

describe('a field that is asked otherwise', () => {
  const own = { name: 'telephoneNumber', isNew: false, label: '', after: '', datum: 'phone' };

  it('keeps what is not said, and changes what is [STUDIO-11]', () => {
    const files = filesOf({
      ...own,
      isRequired: true,
      widget: 'phone',
      limits: { pattern: '^3[0-9]{8,9}$' },
    });

    expect(files.map(({ path }) => path)).toEqual([form]);
    expect(inFile(files, form)).toMatchObject({
      schema: {
        required: ['telephoneNumber'],
        properties: { telephoneNumber: { pattern: '^3[0-9]{8,9}$' } },
      },
      ui: {
        telephoneNumber: { widget: 'phone', autocomplete: 'tel-national', filter: 'digits', maxLength: 11 },
      },
    });
    expect(codes(files)).toEqual([]);
  });

  it('has its choices renamed, added and removed: values stay as they are, and words go with them [STUDIO-11]', () => {
    const way = {
      journey: 'recovery',
      step: 'choose-way',
      name: 'way',
      isNew: false,
      label: '',
      after: '',
      isRequired: true,
      widget: 'radio',
      datum: 'way',
    };
    const texts = 'i18n/it/recovery.json';
    const choices = ['ANSWER', 'PHONE', 'USERNAME', 'BOTH'];
    const renamed = filesOf({ ...way, limits: { choices }, choiceWords: { PHONE: 'Con il telefono' } });
    expect(renamed.map(({ path }) => path)).toEqual([texts]);
    expect(inFile(renamed, texts)['choose-way'].fields.way.choices).toMatchObject({
      ANSWER: 'La password, con la domanda di sicurezza',
      PHONE: 'Con il telefono',
    });

    const other = ['ANSWER', 'PHONE', 'USERNAME', 'NONE'];
    const changed = filesOf({ ...way, limits: { choices: other }, choiceWords: { NONE: 'Niente' } });
    const { fields } = inFile(changed, texts)['choose-way'];
    expect(Object.keys(fields.way.choices)).toEqual(other);
    expect(fields.way.choices.NONE).toBe('Niente');
    expect(fields.way.choiceNotes).not.toHaveProperty('BOTH');
    expect(inFile(changed, 'journeys/recovery/forms/way.json').schema.properties.way.enum).toEqual(other);
  });

  it('says which scenarios do not pass any more where their answers break its limits [STUDIO-11]', () => {
    const made = writing({ ...own, isRequired: true, widget: 'phone', limits: { pattern: '^0[0-9]{8,9}$' } });

    expect('failing' in made && made.failing?.()).toContain(
      'si può chiedere un altro codice, non troppo presto e non troppo spesso',
    );
  });
});

it.each([
  [{ name: 'telephoneNumber' }, 'telephoneNumber c’è già.'],
  [{ name: 'due parole' }, '"due parole" non può essere un nome qui.'],
  [{ datum: 'due-parole' }, '"due-parole" non può essere un nome qui.'],
  [{ name: 'gone', isNew: false }, `${form} non ha più il campo gone.`],
  [{ step: 'verify' }, 'Il flusso phone-change non ha più la schermata verify.'],
  [{ datum: 'other', member: '/steps/update/body/none' }, 'Ciò che si invia non ha più questa parte'],
])('is refused in Italian for %j [STUDIO-11]', (asked, told) => {
  expect(refusal(asked)).toContain(told);
});

it('names the scenarios that answer a choice which goes, before it does [STUDIO-11]', () => {
  const made = writing({
    journey: 'recovery',
    step: 'choose-way',
    name: 'way',
    isNew: false,
    isRequired: true,
    after: '',
    widget: 'radio',
    limits: { choices: ['ANSWER', 'PHONE', 'USERNAME'] },
    datum: 'way',
  });

  const answering = [...(copy.project.sources()?.journeys.get('recovery')?.scenarios.values() ?? [])].flatMap(
    ({ value }) => (value?.do.some(({ values }) => Object(values).way === 'BOTH') ? [value.title] : []),
  );
  expect(answering.length).toBeGreaterThan(0);
  expect('failing' in made ? made.failing?.() : []).toEqual(expect.arrayContaining(answering));
});
