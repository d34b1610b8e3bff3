import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { FileToBe, StepRemoval } from '#studio';
import { foreseen } from '../files-to-be.ts';
import { openCopy } from '../step-changes.fixture.ts';
import { stepChanging } from '../step-changing.ts';

const definition = 'journeys/phone-change/journey.json';
const texts = 'i18n/it/phone-change.json';
const scenarios = 'journeys/phone-change/scenarios/';
let copy: ReturnType<typeof openCopy>;

beforeAll(() => void (copy = openCopy()));
afterEach(() => copy.restore());
afterAll(() => copy.close());

const removing = (asked: Partial<StepRemoval> & { step: string }) =>
  stepChanging(copy.project, {
    kind: 'remove',
    journey: 'phone-change',
    instead: {},
    keeps: false,
    takes: [],
    ...asked,
  });

const inFile = (files: readonly FileToBe[], path: string) =>
  JSON.parse(files.find((file) => file.path === path)?.text ?? 'null');

function filesOf(asked: Partial<StepRemoval> & { step: string }): readonly FileToBe[] {
  const made = removing(asked);
  return 'files' in made ? made.files : [];
}

const refusal = (asked: Partial<StepRemoval> & { step: string }): string => {
  const made = removing(asked);
  return 'refused' in made ? made.refused.it : '';
};

describe('a step that goes', () => {
  it('is nowhere spoken of any more, and the folder is as sound as before [STUDIO-09]', () => {
    const files = filesOf({ step: 'resend-code' });

    expect(files.map(({ path }) => path)).toEqual([
      definition,
      texts,
      `${scenarios}another-kind-of-number.json`,
      `${scenarios}blocked-on-resend.json`,
      `${scenarios}resend.json`,
    ]);
    expect(foreseen(copy.project, files, 'it')).toEqual([]);
    const before = copy.passing('phone-change');
    expect(before).toContain(`${scenarios}resend.json`);
    copy.write(files);
    for (const { text } of files) expect(text).not.toContain('resend-code');
    expect(copy.passing('phone-change')).toEqual(before);
  });

  it('leads elsewhere what led to it, as was chosen [STUDIO-09]', () => {
    const pointer = '/steps/enter-code/actions/resend/to';
    const led = removing({ step: 'resend-code', instead: { [pointer]: 'cancelled' } });

    expect('leads' in led && led.leads).toEqual([{ pointer, to: 'cancelled' }]);
    const [file] = 'files' in led ? led.files : [];
    expect(JSON.parse(file?.text ?? '').steps['enter-code'].actions.resend).toEqual({ to: 'cancelled' });
    expect(file?.text?.split('\n').length).toBeLessThan((file?.was ?? '').split('\n').length);
  });

  it('takes the scenarios with it whose way it was, unless they shall stay [STUDIO-09]', () => {
    const gone = filesOf({ step: 'enter-code' }).filter(({ text }) => text === undefined);
    expect(gone.map(({ title }) => title)).toContain('chi chiude il codice svuota tutti e due i moduli');

    const kept = removing({ step: 'enter-code', keeps: true });
    expect('failing' in kept && kept.failing?.()).toEqual(gone.map(({ title }) => title));
    expect('files' in kept && kept.files.every(({ text }) => text !== undefined)).toBe(true);
    expect(foreseen(copy.project, filesOf({ step: 'enter-code' }), 'it').map(({ code }) => code)).toContain(
      'data-unset',
    );
  });

  it('leads scenarios past the place where it was [STUDIO-09]', () => {
    const where = { journey: 'registration', step: 'send-code' };
    const files = filesOf(where);
    const led = inFile(files, 'journeys/registration/scenarios/code-sent-closed.json');

    expect(led.do.map((move: object) => Object.keys(move)[0])).toEqual(['answer', 'action', 'action']);
    expect(led.do[2]).toMatchObject({ action: 'close', expect: { outcome: 'cancelled' } });
    const failing = new Set(files.flatMap(({ path, text }) => (text === undefined ? [path] : [])));
    const before = copy.passing('registration').filter((path) => !failing.has(path));
    copy.write(files);
    expect(copy.passing('registration')).toEqual(before);
  });

  it('is offered with the steps and data that nothing else needs then, and these go with their texts and forms where that is said [STUDIO-09]', () => {
    const instead = Object.fromEntries(
      ['send-code/ok', 'resend-code/ok'].map((way) => [`/steps/${way}/to`, 'cancelled']),
    );
    const made = removing({ step: 'enter-code', instead });
    expect('orphans' in made && made.orphans).toEqual(['steps.resend-code', 'data.otp']);

    const files = filesOf({ step: 'enter-code', instead, takes: ['steps.resend-code', 'data.otp'] });
    const { steps, data } = inFile(files, definition);
    expect(steps).not.toHaveProperty('resend-code');
    expect(data).not.toHaveProperty('otp');
    expect(steps.verify.body).not.toHaveProperty('otp');
    expect(inFile(files, texts)).not.toHaveProperty('resend-code');
    expect(steps['send-code'].ok).toMatchObject({ to: 'cancelled' });
  });

  it.each([
    [{ step: 'verify' }, 'Il flusso promette qualcosa di verify (code-before-change).'],
    [{ step: 'gone' }, 'Il flusso phone-change non ha più il passo gone.'],
    [
      { step: 'resend-code', instead: { '/steps/enter-code/actions/resend/to': 'nowhere' } },
      'Il flusso non ha un altro passo nowhere: scegli dove portano le vie.',
    ],
  ])('is refused in Italian for %j [STUDIO-09]', (asked, words) => {
    expect(refusal(asked)).toContain(words);
  });
});
