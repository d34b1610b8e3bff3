import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { FileToBe, StepAddition } from '#studio';
import { foreseen } from './files-to-be.ts';
import { openCopy } from './step-changes.fixture.ts';
import { stepChanging } from './step-changing.ts';

const definition = 'journeys/phone-change/journey.json';
const way = '/steps/enter-number/actions/submit/to';
let copy: ReturnType<typeof openCopy>;

beforeAll(() => void (copy = openCopy()));
afterEach(() => copy.restore());
afterAll(() => copy.close());

const adding = (asked: Partial<StepAddition>) =>
  stepChanging(copy.project, {
    kind: 'add',
    journey: 'phone-change',
    name: 'warn',
    way,
    of: 'form',
    about: '',
    unsure: '',
    ...asked,
  });

function filesOf(asked: Partial<StepAddition>): readonly FileToBe[] {
  const made = adding(asked);
  return 'files' in made ? made.files : [];
}

const refusal = (asked: Partial<StepAddition>): string => {
  const made = adding(asked);
  return 'refused' in made ? made.refused.it : '';
};

const stepsIn = (files: readonly FileToBe[]) =>
  JSON.parse(files.find(({ path }) => path === definition)?.text ?? '').steps;

describe('a step that is added', () => {
  it('stands on the way, leads on, has texts that stand in, and scenarios go past it [STUDIO-09]', () => {
    const files = filesOf({});
    const steps = stepsIn(files);

    expect(steps['enter-number'].actions.submit).toEqual({ to: 'warn' });
    expect(steps.warn).toEqual({ kind: 'form', actions: { submit: { to: 'send-code' } } });
    expect(Object.keys(steps).indexOf('warn')).toBe(1);
    const codes = new Set(foreseen(copy.project, files, 'it').map(({ code }) => code));
    expect(codes).toEqual(new Set(['text-standin']));
    const before = copy.passing('phone-change');
    copy.write(files);
    expect(copy.passing('phone-change')).toEqual(before);
    expect(before.length).toBeGreaterThan(10);
  });

  it('tells, as a screen before a call, what the screen before it told of a refusal, and scenarios hear it there [STUDIO-09]', () => {
    const routed = stepChanging(copy.project, {
      kind: 'route-refusal',
      journey: 'card-lock',
      step: 'lock',
      code: 'FUNCTION_NOT_AVAILABLE',
      telling: 'message',
      to: '',
      field: '',
      words: 'Ora non si può.',
    });
    copy.write('files' in routed ? routed.files : []);
    const files = filesOf({ journey: 'card-lock', way: '/steps/confirm/actions/submit/to', name: 'sure' });

    const texts = JSON.parse(files.find(({ path }) => path === 'i18n/it/card-lock.json')?.text ?? '');
    expect(texts.confirm).not.toHaveProperty('errors');
    expect(texts.sure.errors).toEqual({ FUNCTION_NOT_AVAILABLE: 'Ora non si può.' });
    const codes = new Set(foreseen(copy.project, files, 'it').map(({ code }) => code));
    expect(codes).toEqual(new Set(['text-standin']));
  });

  it('changes nothing else of the files, and goes again without a trace [STUDIO-09]', () => {
    const files = filesOf({});
    const was = new Map(files.map((file) => [file.path, file.was]));
    for (const { text = '', was: before = '' } of files) {
      const kept = new Set(text.split('\n'));
      // A comma may have come to the end of a line, and another target into it.
      expect(before.split('\n').filter((line) => !kept.has(line)).length).toBeLessThan(8);
    }
    copy.write(files);
    const back = stepChanging(copy.project, {
      kind: 'remove',
      journey: 'phone-change',
      step: 'warn',
      instead: {},
      keeps: false,
      takes: [],
    });
    const made = 'files' in back ? back.files : [];
    for (const { path, text } of made)
      expect(JSON.parse(text ?? '')).toEqual(JSON.parse(was.get(path) ?? ''));
    expect(made.map(({ path }) => path).toSorted()).toEqual([...was.keys()].toSorted());
  });

  it('names the scenarios that it stops: those that came to another end that way [STUDIO-09]', () => {
    const made = adding({
      of: 'end',
      name: 'elsewhere',
      about: 'uncertain',
      way: '/steps/enter-number/actions/close/to',
    });

    expect('failing' in made && made.failing?.().length).toBeGreaterThan(0);
    const still = adding({});
    expect('failing' in still && still.failing?.()).toEqual([]);
  });

  it('may begin the journey, or call the bank before a step of another way [STUDIO-09]', () => {
    const first = filesOf({ way: '/start' });
    expect(JSON.parse(first[0]?.text ?? '')).toMatchObject({ start: 'warn' });
    expect(Object.keys(stepsIn(first))[0]).toBe('warn');

    const call = stepsIn(filesOf({ of: 'call', about: 'readPinStatus', name: 'read-status' }));
    expect(call['read-status']).toMatchObject({ operation: 'readPinStatus', ok: { to: 'send-code' } });
  });

  it('that calls has the journey be given the card where that is the one thing it lacks, and its scenarios too [STUDIO-09]', () => {
    const id = 'password-change';
    const source = copy.project.sources()?.journeys.get(id)?.journey;
    expect(source?.value?.input).toBeUndefined();
    const files = filesOf({
      journey: id,
      way: '/steps/choose/actions/submit/to',
      of: 'call',
      about: 'readPinStatus',
      name: 'read-status',
    });

    const made = JSON.parse(files.find(({ path }) => path === `journeys/${id}/journey.json`)?.text ?? '');
    expect(made).toMatchObject({
      opens: { input: { cardId: 'card.id' } },
      input: { cardId: 'provider:CardId' },
      steps: { 'read-status': { body: { cardId: { var: 'input.cardId' } } } },
    });
    expect(foreseen(copy.project, files, 'it').map(({ code }) => code)).not.toContain('value-standin');
    const before = copy.passing(id);
    copy.write(files);
    expect(copy.passing(id)).toEqual(before);
    expect(before.length).toBeGreaterThan(0);
  });

  it('that does something for good leads to a screen which says that nobody knows, when its answer is lost [STUDIO-09]', () => {
    const id = 'kyc';
    const asked = {
      journey: id,
      way: '/steps/explain/actions/submit/to',
      of: 'call',
      about: 'lockCard',
    } as const;
    const made = adding({ ...asked, name: 'lock' });
    const files = 'files' in made ? made.files : [];
    const { steps } = JSON.parse(
      files.find(({ path }) => path === `journeys/${id}/journey.json`)?.text ?? '',
    );

    const { to } = steps.lock.commit.unsure;
    expect(steps[to]).toMatchObject({ kind: 'form', tells: 'unknown' });
    expect(steps[steps[to].actions.close.to]).toMatchObject({ kind: 'end', outcome: 'uncertain' });
    expect('leads' in made && made.leads?.[1]).toEqual({ pointer: '/steps/lock/commit/unsure/to', to });
    const elsewhere = adding({ ...asked, name: 'lock', unsure: 'explain' });
    expect('leads' in elsewhere && elsewhere.leads?.[1]?.to).toBe('explain');
  });

  it.each([
    [{ name: 'verify' }, 'verify c’è già.'],
    [{ name: 'Due parole' }, '"Due parole" non può essere un nome qui.'],
    [{ way: '/steps/gone/ok/to' }, 'Questa via non c’è più: scegline un’altra.'],
    [{ of: 'call' as const }, 'Scegli che cosa si chiede alla banca.'],
    [{ of: 'journey' as const, about: 'phone-change' }, '"phone-change" non può eseguire sé stesso'],
  ])('is refused in Italian for %j [STUDIO-09]', (asked, words) => {
    expect(refusal(asked)).toContain(words);
  });
});
