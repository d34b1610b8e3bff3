import { describe, expect, it } from 'vitest';
import type { FormFile, FormStep, JourneyFile } from '#schemas';
import { cleanFiles } from './clean-files.ts';
import { checkFiles, smallLanguage } from './planted.ts';

const language = smallLanguage();
const list = { var: 'data.numbers' };
const chosen = { var: 'data.chosen' };
const phone = { var: 'data.phone' };
const count = { count: [list] };
const put = { 'data.numbers': { telephone: phone } };
const off = { 'data.numbers': chosen };
const has = (id: unknown) => ({ has: [list, id, 'telephone'] });

/** Up to three numbers: they are listed, added, changed and taken off. */
const visit: JourneyFile = {
  id: 'visit',
  version: '1.0.0',
  surface: 'dialog',
  data: {
    numbers: { type: 'list', of: 'provider:SendRequest', key: 'telephone', max: 3 },
    chosen: { type: 'provider:PhoneDigits' },
    phone: { type: 'provider:PhoneDigits' },
  },
  errors: { 'numbers-duplicate': { type: 'FIELD', field: '/telephone' } },
  start: 'listed',
  steps: {
    listed: {
      kind: 'form',
      form: 'listed',
      saves: { 'data.chosen': '/telephone' },
      actions: {
        add: { when: { '<': [count, 3] }, to: 'add' },
        edit: { submits: true, to: 'edit' },
        remove: { submits: true, to: 'listed', removes: off },
        submit: { submits: false, when: { '>': [count, 0] }, to: 'one' },
      },
    },
    add: {
      kind: 'form',
      form: 'number',
      saves: { 'data.phone': '/telephone' },
      actions: { submit: { to: 'listed', puts: put } },
    },
    edit: {
      kind: 'form',
      form: 'number',
      saves: { 'data.phone': '/telephone' },
      actions: { submit: { to: 'listed', puts: put, removes: off } },
    },
    one: { kind: 'end', outcome: 'one' },
    two: { kind: 'end', outcome: 'two' },
  },
};

const telephone = { type: 'string', pattern: '^[0-9]{9,11}$' };
const forms: Record<string, FormFile> = {
  number: { schema: { type: 'object', required: ['telephone'], properties: { telephone } } },
  listed: {
    schema: { type: 'object', required: ['telephone'], properties: { telephone: { type: 'string' } } },
    ui: {
      telephone: {
        widget: 'radio',
        choicesFrom: 'data.numbers',
        choiceKeys: { id: 'telephone', label: 'telephone' },
      },
    },
  },
};

const codes =
  /^(list-.*|guard-.*|case-shadowed|data-mismatch|data-unset|data-unused|code-impossible|expression-invalid|.*-unknown|schema-violation|unknown-key|sensitive-exposed)$/;

const written = (schema: string, depth: number, value: object) =>
  JSON.stringify({ $schema: `${'../'.repeat(depth)}schemas/journey/${schema}.schema.json`, ...value });

/** Checks the journey with some steps, actions or declarations otherwise; `code pointer` of what is found. */
function found(otherwise: (journey: JourneyFile) => void = () => undefined): string[] {
  const definition = structuredClone(visit);
  otherwise(definition);
  const files = cleanFiles
    .filter(({ path }) => !path.startsWith('journeys/visit/') && path !== 'i18n/it/visit.json')
    .concat(
      { path: 'journeys/visit/journey.json', text: written('journey', 2, { language: 1, ...definition }) },
      ...Object.entries(forms).map(([name, form]) => ({
        path: `journeys/visit/forms/${name}.json`,
        text: written('form', 3, form),
      })),
    );
  return checkFiles(language, files)
    .filter(({ code, file }) => codes.test(code) && file.startsWith('journeys/visit/'))
    .map(({ code, pointer }) => `${code} ${pointer}`);
}

const screen = ({ steps }: JourneyFile, name: string): FormStep => steps[name] as FormStep; // one of the forms above

const actionOf = (journey: JourneyFile, step: string, name: string) => {
  const action = screen(journey, step).actions[name];
  if (action === undefined) throw new Error(`There is no ${step} ${name}.`);
  return action;
};

/** Lets a branch put what the screen has asked for, unless a guard holds. */
const asking = (guard: unknown) => (journey: JourneyFile) => {
  delete journey.errors;
  actionOf(journey, 'add', 'submit').to = 'which';
  delete actionOf(journey, 'add', 'submit').puts;
  delete journey.steps['edit'];
  delete screen(journey, 'listed').actions['edit'];
  journey.steps['which'] = {
    kind: 'branch',
    cases: [
      { when: guard, to: 'listed' },
      { to: 'listed', puts: put },
    ],
  };
};

/** Lets a branch put it, of which no screen knows. */
const elsewhere = (journey: JourneyFile) => {
  actionOf(journey, 'add', 'submit').to = 'which';
  delete actionOf(journey, 'add', 'submit').puts;
  journey.steps['which'] = {
    kind: 'branch',
    cases: [
      { when: { '===': [phone, '1'] }, to: 'listed' },
      { to: 'listed', puts: put },
    ],
  };
  journey.errors = { 'numbers-duplicate': { type: 'SHOW' } };
};

const typed = (journey: JourneyFile) => {
  screen(journey, 'listed').form = 'number';
};
const taken = (journey: JourneyFile) => {
  actionOf(journey, 'listed', 'edit').removes = off;
};

describe('a keyed list in a journey', () => {
  it('is found sound where it is added to while there is room and changed where it was chosen from [LANG-09]', () => {
    expect(found()).toEqual([]);
  });

  it('may be full where nobody has asked whether there is room [LANG-09]', () => {
    expect(found((journey) => delete actionOf(journey, 'listed', 'add').when)).toEqual([
      'list-untold /steps/add/actions/submit/puts',
    ]);
  });

  it.each([2, 3])(
    'counts each item that is put: there is room for one of three where fewer than %i are there [LANG-09]',
    (room) => {
      const twice = (journey: JourneyFile) => {
        actionOf(journey, 'listed', 'add').when = { '<': [count, room] };
        actionOf(journey, 'add', 'submit').to = 'again';
        journey.steps['again'] = screen(structuredClone(visit), 'add');
      };

      expect(found(twice)).toEqual(room === 2 ? [] : ['list-untold /steps/again/actions/submit/puts']);
    },
  );

  it('is not found to refuse a key that a guard has ruled out, and is where it has not [LANG-09]', () => {
    expect(found(asking(has(phone)))).toEqual([]);
    expect(found(asking({ '===': [phone, '1'] }))).toEqual(['list-untold /steps/which/cases/1/puts']);
  });

  it('says where it goes on when it refuses what no screen has put into it [LANG-09]', () => {
    expect(found(elsewhere)).toEqual(['list-untold /steps/which/cases/1/puts']);
  });

  it('finds that what is changed need not be there, where nobody has chosen it [LANG-09]', () => {
    expect(found(typed)).toEqual([
      'list-untold /steps/edit/actions/submit/puts',
      'list-edit /steps/edit/actions/submit/removes/data.numbers',
    ]);
    expect(found(taken)).toEqual(['list-edit /steps/edit/actions/submit/removes/data.numbers']);
  });

  it.each([
    ['asked whether it is longer than it may be', { '>': [count, 3] }, 'guard-never'],
    ['asked whether it is as long as it may be', { '<=': [count, 3] }, 'guard-always'],
    ['asked on the way from an item whether there is one', has(chosen), undefined],
  ])('is decided exactly when it is %s [LANG-09]', (_how, when, code) => {
    const asked = (journey: JourneyFile) => {
      screen(journey, 'listed').actions['more'] = { when, to: 'two' };
      screen(journey, 'listed').saves = { 'data.chosen': '/telephone' };
      const { data = {} } = journey;
      journey.data = { ...data, chosen: { type: 'provider:PhoneDigits', initial: '' } };
    };

    expect(found(asked)).toEqual(code === undefined ? [] : [`${code} /steps/listed/actions/more/when`]);
  });

  it.each([
    ['has what was just put into it', has(phone), ['guard-contradicted /steps/which/cases/1']],
    [
      'is empty behind what was put into it',
      { '===': [count, 0] },
      ['guard-contradicted /steps/which/cases/0/when'],
    ],
    [
      'has something behind what was put into it',
      { '>': [count, 0] },
      ['guard-contradicted /steps/which/cases/1'],
    ],
    ['has two behind what was put into it', { '>=': [count, 2] }, []],
  ])('is decided exactly when a guard asks whether it %s [LANG-09]', (_how, when, told) => {
    const asked = (journey: JourneyFile) => {
      actionOf(journey, 'add', 'submit').to = 'which';
      journey.steps['which'] = { kind: 'branch', cases: [{ when, to: 'two' }, { to: 'listed' }] };
    };

    expect(found(asked).filter((each) => each.includes('/steps/which'))).toEqual(told);
  });
});

describe('a keyed list that is written down wrongly', () => {
  it.each<[string, (journey: JourneyFile) => void, string]>([
    [
      'has no such key',
      ({ data = {} }) => Object.assign(data['numbers'] ?? {}, { key: 'iban' }),
      'list-key /data/numbers/key',
    ],
    ['has no bound', ({ data = {} }) => delete data['numbers']?.max, 'schema-violation /data/numbers'],
    [
      'takes an item without its key',
      (journey) => (actionOf(journey, 'add', 'submit').puts = { 'data.numbers': {} }),
      'list-key /steps/add/actions/submit/puts/data.numbers',
    ],
    [
      'takes an item whose key cannot be told',
      (journey) => (actionOf(journey, 'add', 'submit').puts = { 'data.numbers': 'one' }),
      'list-key /steps/add/actions/submit/puts/data.numbers',
    ],
    [
      'takes an item of another shape',
      (journey) =>
        (actionOf(journey, 'add', 'submit').puts = { 'data.numbers': { telephone: phone, name: 'Ada' } }),
      'data-mismatch /steps/add/actions/submit/puts/data.numbers/name',
    ],
    [
      'is written by a way',
      (journey) => (actionOf(journey, 'add', 'submit').sets = { 'data.numbers': [] }),
      'list-unknown /steps/add/actions/submit/sets/data.numbers',
    ],
    [
      'is no keyed list',
      (journey) => (actionOf(journey, 'listed', 'remove').removes = { 'data.chosen': phone }),
      'list-unknown /steps/listed/actions/remove/removes/data.chosen',
    ],
    [
      'is not declared',
      (journey) => (actionOf(journey, 'listed', 'remove').removes = { 'data.people': chosen }),
      'datum-unknown /steps/listed/actions/remove/removes/data.people',
    ],
  ])('is told where it %s [LANG-09]', (_how, otherwise, told) => {
    expect(found(otherwise)).toContain(told);
  });
});

/** Shows at the end what was typed last. */
const shown = (journey: JourneyFile) => {
  journey.steps['one'] = { kind: 'end', outcome: 'one', popup: 'DONE', shows: { phone } };
};

const unasked = (journey: JourneyFile) => {
  shown(journey);
  delete actionOf(journey, 'listed', 'submit').when;
};

const already = (journey: JourneyFile) => {
  shown(journey);
  screen(journey, 'listed').actions['first'] = {
    to: 'listed',
    puts: { 'data.numbers': { telephone: '3331234567' } },
  };
};

const undone = (journey: JourneyFile) => {
  shown(journey);
  actionOf(journey, 'add', 'submit').resets = ['number'];
};

describe('a datum that is set where something is put into a list', () => {
  it('has a value where a guard has asked whether the list has an item', () => {
    expect(found(shown)).toEqual([]);
  });

  it('may have none where no guard has asked, or what was put is put elsewhere', () => {
    expect([unasked, already, undone].map(found)).toEqual([
      ['data-unset /steps/one/shows/phone/var'],
      expect.arrayContaining(['data-unset /steps/one/shows/phone/var']),
      expect.arrayContaining(['data-unset /steps/one/shows/phone/var']),
    ]);
  });
});
