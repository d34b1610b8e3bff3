import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { FileToBe, Part, StepChange, StepChanging } from '#studio';
import { foreseen } from '../files-to-be.ts';
import { openCopy } from '../step-changes.fixture.ts';
import { stepChanging } from '../step-changing.ts';

const definition = 'journeys/phone-change/journey.json';
const field: Part = { sort: 'field', form: 'code', name: 'otp' };
const datum: Part = { sort: 'datum', form: '', name: 'phone' };
const outcome: Part = { sort: 'outcome', form: '', name: 'returned' };
let copy: ReturnType<typeof openCopy>;

beforeAll(() => void (copy = openCopy()));
afterEach(() => copy.restore());
afterAll(() => copy.close());

const making = (change: StepChange): StepChanging => stepChanging(copy.project, change);

function filesOf(change: StepChange): readonly FileToBe[] {
  const made = making(change);
  return 'files' in made ? made.files : [];
}

const inFile = (files: readonly FileToBe[], path: string) =>
  JSON.parse(files.find((file) => file.path === path)?.text ?? 'null');
const codes = (files: readonly FileToBe[]): string[] => [
  ...new Set(foreseen(copy.project, files, 'it').map(({ code }) => code)),
];
const refusal = (change: StepChange): string => {
  const made = making(change);
  return 'refused' in made ? made.refused.it : '';
};
const renaming = (part: Part, to: string, journey = 'phone-change'): StepChange => ({
  kind: 'rename-part',
  journey,
  part,
  to,
});
const removing = (
  part: Part,
  asked: { journey?: string; instead?: string; takes?: string[] } = {},
): StepChange => ({
  kind: 'remove-part',
  journey: 'phone-change',
  part,
  instead: '',
  takes: [],
  ...asked,
});

describe('another name', () => {
  it('of a field stands in its form, its texts, refusals and scenarios, and all is as sound as before [STUDIO-09]', () => {
    const files = filesOf(renaming(field, 'smsCode'));

    expect(inFile(files, 'journeys/phone-change/forms/code.json').schema.required).toEqual(['smsCode']);
    expect(Object.keys(inFile(files, 'i18n/it/phone-change.json')['enter-code'].fields)).toEqual(['smsCode']);
    const { steps } = inFile(files, definition);
    expect(steps['enter-code'].saves).toEqual({ 'data.otp': '/smsCode' });
    expect(steps.verify.errors['5707'].field).toBe('/smsCode');
    expect(codes(files)).toEqual([]);
    const before = copy.passing('phone-change');
    copy.write(files);
    expect(copy.passing('phone-change')).toEqual(before);
  });

  it('of a datum stands wherever the journey writes and reads it [STUDIO-09]', () => {
    const files = filesOf(renaming(datum, 'newPhone'));
    const { data, steps } = inFile(files, definition);

    expect(Object.keys(data)).toContain('newPhone');
    expect(steps.update.body.newNumber).toEqual({ var: 'data.newPhone' });
    expect(steps['enter-number'].saves).toEqual({ 'data.newPhone': '/telephoneNumber' });
    expect(codes(files)).toEqual([]);
  });

  it('of an outcome stands at the ends, in scenarios and at the exits of who runs the journey [STUDIO-09]', () => {
    const files = filesOf(renaming(outcome, 'back', 'identity-visit'));

    const [visit] = files.filter(({ path }) => path === 'journeys/user-data-update/journey.json');
    expect(Object.keys(inFile(files, visit?.path ?? '').steps.visit.exits)).toEqual(['back', 'cancelled']);
    expect(visit?.text?.split('\n')).toHaveLength(visit?.was?.split('\n').length ?? 0);
    expect(codes(files)).toEqual([]);
    const before = copy.passing('user-data-update');
    copy.write(files);
    expect(copy.passing('user-data-update')).toEqual(before);
  });

  it.each([
    [renaming(field, 'due parole'), '"due parole" non può essere un nome qui.'],
    [renaming(datum, 'life'), 'life c’è già.'],
    [renaming(datum, 'phone'), 'Si chiama già phone.'],
    [renaming(outcome, 'cancelled', 'identity-visit'), 'cancelled c’è già.'],
    [renaming({ ...outcome, name: 'verified' }, 'sure', 'sca'), 'restano come sono'],
    [renaming({ ...datum, name: 'gone' }, 'x'), `${definition} non ha più gone.`],
  ])('is refused in Italian for %j [STUDIO-09]', (change, words) => {
    expect(refusal(change)).toContain(words);
  });
});

describe('what goes', () => {
  it('as a field is spoken of nowhere any more, and what only it filled is offered to go too [STUDIO-09]', () => {
    const made = making(removing(field));
    const files = 'files' in made ? made.files : [];

    expect('orphans' in made && made.orphans).toEqual(['data.otp']);
    expect(files.find(({ path }) => path === 'journeys/phone-change/forms/code.json')?.text).toBeUndefined();
    const { steps } = inFile(files, definition);
    expect(steps['enter-code']).not.toHaveProperty('saves');
    expect(steps['enter-code']).not.toHaveProperty('form');
    expect(steps['enter-code'].actions.close.resets).toEqual(['phone-number']);
    const wrong = steps.verify.errors['5707'];
    expect(wrong).toMatchObject({ type: 'SHOW', to: 'enter-code', counts: 'wrong-code' });
    expect(wrong).not.toHaveProperty('field');
    expect(inFile(files, 'i18n/it/phone-change.json')['enter-code']).not.toHaveProperty('fields');
    expect(files.every(({ text = '' }) => !text.includes('"/otp"'))).toBe(true);
  });

  it('with what only a field filled leaves nothing that reads it [STUDIO-09]', () => {
    const files = filesOf(removing(field, { takes: ['data.otp', 'data.life'] }));
    const { data, steps } = inFile(files, definition);

    expect(Object.keys(data)).toEqual(['phone', 'until']);
    expect(steps.verify.body).toEqual({ cardId: { var: 'input.cardId' } });
    expect(steps['send-code'].ok).toEqual({ to: 'enter-code' });
    // A call that lacks what the contract asks is told.
    const found = foreseen(copy.project, files, 'it').map(({ pointer }) => pointer);
    expect(found.some((pointer) => pointer.startsWith('/steps/verify'))).toBe(true);
  });

  it('as a datum takes along what writes it and what is filled with it, unless something is decided by it [STUDIO-09]', () => {
    const files = filesOf(removing({ ...datum, name: 'life' }));

    expect(files.map(({ path }) => path)).toContain('journeys/phone-change/forms/code.json');
    expect(inFile(files, 'journeys/phone-change/forms/code.json').ui.otp).not.toHaveProperty('lifeFrom');
    expect(inFile(files, definition).data).not.toHaveProperty('life');
    expect(codes(files)).toEqual([]);
    expect(refusal(removing({ ...datum, name: 'way' }, { journey: 'recovery' }))).toMatch(
      /^data\.way decide qualcosa in steps\./,
    );
  });

  it('as an outcome leaves its ends with another, and the exits of who runs the journey go [STUDIO-09]', () => {
    const change = removing(outcome, { journey: 'identity-visit', instead: 'cancelled' });
    const files = filesOf(change);

    expect(Object.keys(inFile(files, 'journeys/user-data-update/journey.json').steps.visit.exits)).toEqual([
      'cancelled',
    ]);
    expect(inFile(files, 'journeys/identity-visit/journey.json').steps).not.toMatchObject({
      returned: { outcome: 'returned' },
    });
    const made = making(change);
    expect('failing' in made && made.failing().length).toBeGreaterThan(0);
    expect(refusal(removing(outcome, { journey: 'identity-visit' }))).toContain('Scegli un altro esito');
  });
});

describe('a datum that is added', () => {
  it('is declared with its type, and no more [STUDIO-09]', () => {
    const add = { kind: 'add-datum', journey: 'phone-change', name: 'reason', isSensitive: true } as const;
    const files = filesOf({ ...add, type: 'text' });

    expect(files.map(({ path }) => path)).toEqual([definition]);
    expect(inFile(files, definition).data.reason).toEqual({ type: 'text', sensitive: true });
    expect(refusal({ ...add, type: 'provider:None' })).toBe('Il tipo "provider:None" non c’è.');
    expect(refusal({ ...add, name: 'life', type: 'text' })).toBe('life c’è già.');
  });
});
