import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { FileToBe, RefusalRouting } from '#studio';
import { foreseen } from '../files-to-be.ts';
import { openCopy } from '../step-changes.fixture.ts';
import { stepChanging } from '../step-changing.ts';

const definition = 'journeys/phone-change/journey.json';
const texts = 'i18n/it/phone-change.json';
const words = 'Ora non possiamo inviare il codice: riprova fra poco.';
let copy: ReturnType<typeof openCopy>;

beforeAll(() => void (copy = openCopy()));
afterEach(() => copy.restore());
afterAll(() => copy.close());

const routing = (asked: Partial<RefusalRouting>) =>
  stepChanging(copy.project, {
    kind: 'route-refusal',
    journey: 'phone-change',
    step: 'send-code',
    code: 'SERVICE_UNAVAILABLE',
    telling: 'message',
    to: '',
    field: '',
    words,
    ...asked,
  });

function filesOf(asked: Partial<RefusalRouting>): readonly FileToBe[] {
  const made = routing(asked);
  return 'files' in made ? made.files : [];
}

const inFile = (files: readonly FileToBe[], path: string) =>
  JSON.parse(files.find((file) => file.path === path)?.text ?? 'null');
const routeIn = (files: readonly FileToBe[]) =>
  inFile(files, definition)?.steps['send-code'].errors.SERVICE_UNAVAILABLE;

describe('a refusal that a call says what follows on', () => {
  it('is told on the screens from which the call is made, in the words that were written, and nothing is wrong [STUDIO-09]', () => {
    const files = filesOf({});

    expect(routeIn(files)).toEqual({ type: 'SHOW' });
    expect(inFile(files, texts)['enter-number'].errors.SERVICE_UNAVAILABLE).toBe(words);
    expect(foreseen(copy.project, files, 'it')).toEqual([]);
    const before = copy.passing('phone-change');
    copy.write(files);
    expect(copy.passing('phone-change')).toEqual(before);
  });

  it('stands at the one of several calls that are sent at once which is refused [STUDIO-09] [LANG-22]', () => {
    const step = 'read › all › operators';
    const files = filesOf({ journey: 'phone-topup', step, code: 'unreachable' });

    const { all } = inFile(files, 'journeys/phone-topup/journey.json').steps.read;
    expect(all.operators.errors).toEqual({ unreachable: { type: 'SHOW' } });
    expect(foreseen(copy.project, files, 'it')).toEqual([]);
  });

  it('is told at a field, in a window, or by another step that speaks for itself [STUDIO-09]', () => {
    const atField = filesOf({ telling: 'field', to: 'enter-number', field: 'telephoneNumber' });
    expect(routeIn(atField)).toEqual({ type: 'FIELD', to: 'enter-number', field: '/telephoneNumber' });
    expect(inFile(atField, texts)['enter-number'].errors.SERVICE_UNAVAILABLE).toBe(words);

    const inWindow = filesOf({ telling: 'popup' });
    expect(routeIn(inWindow)).toEqual({ type: 'CUSTOM' });
    expect(inFile(inWindow, texts)['enter-number'].errors.SERVICE_UNAVAILABLE).toBe(words);

    const byStep = filesOf({ telling: 'step', to: 'blocked' });
    expect(routeIn(byStep)).toEqual({ type: 'BLOCKER', to: 'blocked' });
    expect(inFile(byStep, texts)).toBeNull();

    for (const files of [atField, inWindow, byStep]) expect(foreseen(copy.project, files, 'it')).toEqual([]);
  });

  it('is also that no answer comes: told where the call was made, or for something done for good, where that is told [STUDIO-09]', () => {
    const told = filesOf({ code: 'unreachable' });
    expect(inFile(told, definition).steps['send-code'].errors.unreachable).toEqual({ type: 'SHOW' });
    expect(inFile(told, texts)['enter-number'].errors.unreachable).toBe(words);

    const led = filesOf({ step: 'update', code: 'unreachable', telling: 'step', to: 'blocked' });
    expect(inFile(led, definition).steps.update.commit).toEqual({ unsure: { to: 'blocked' } });

    const usual = routing({ journey: 'kyc', step: 'store', code: 'unreachable', telling: 'step' });
    expect('refused' in usual && usual.refused.it).toContain('non ha più la chiamata store');
  });

  it('has words that stand in where none are written, which the check tells [STUDIO-09]', () => {
    const files = filesOf({ words: ' ' });

    expect(inFile(files, texts)['enter-number'].errors.SERVICE_UNAVAILABLE).toBe('Testo da scrivere');
    expect(foreseen(copy.project, files, 'it').map(({ code }) => code)).toContain('text-standin');
  });

  it.each([
    [{ code: 'OTP_TOO_SOON' }, 'send-code tratta già il rifiuto OTP_TOO_SOON.'],
    [{ code: 'NEVER' }, 'generateOtpSca non si rifiuta mai con NEVER.'],
    [{ step: 'enter-number' }, 'Il flusso phone-change non ha più la chiamata enter-number.'],
    [{ telling: 'step' } as const, 'Scegli il passo che viene dopo.'],
    [{ telling: 'field' } as const, 'Scegli il campo.'],
    [{ to: 'nowhere' }, 'Scegli il passo che viene dopo.'],
  ])('is refused in Italian for %j [STUDIO-09]', (asked, why) => {
    const made = routing(asked);

    expect('refused' in made && made.refused.it).toContain(why);
  });
});
