import { compileLibrary, createSession, type Library } from '#engine';
import { operations, type FormFile, type JourneyFile } from '#schemas';
import { beforeEach, expect, it } from 'vitest';
import { type DraftingSession, keepDrafts } from './keep-drafts.ts';

const formOf = (...fields: string[]): FormFile => ({
  schema: {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field, { type: 'string' }])),
  },
  ui: {},
});

const asking: JourneyFile = {
  id: 'asking',
  version: '1.0.0',
  surface: 'page',
  start: 'reason',
  data: {
    reason: { type: 'text' },
    message: { type: 'text', sensitive: true },
    // What may be chosen goes by the reason.
    remedy: { type: 'text', from: ['reason'] },
    secret: { type: 'text', keep: 'next-call' },
    otp: { type: 'text', sensitive: true },
    password: { type: 'text', sensitive: true },
  },
  steps: {
    reason: {
      kind: 'form',
      form: 'reason',
      saves: { 'data.reason': '/reason' },
      actions: { submit: { to: 'words' }, close: { to: 'left' } },
    },
    words: {
      kind: 'form',
      form: 'words',
      saves: {
        'data.message': '/message',
        'data.remedy': '/remedy',
        'data.secret': '/secret',
        'data.otp': '/otp',
        'data.password': '/password',
      },
      actions: { submit: { to: 'sum' }, close: { to: 'left' } },
    },
    sum: { kind: 'form', actions: { submit: { to: 'left' }, close: { to: 'left' } } },
    left: { kind: 'end', outcome: 'left' },
  },
};

const words: FormFile = {
  ...formOf('message', 'remedy', 'secret', 'otp', 'password'),
  ui: { otp: { widget: 'code' }, password: { widget: 'new-password' } },
};

const forms: Record<string, FormFile> = { reason: formOf('reason'), words };
const library: Library = compileLibrary({
  journeys: [asking],
  forms: { asking: forms },
  errors: { codes: {}, default: { type: 'CUSTOM' } },
  operations,
});

const nothing = () => undefined;

let run: DraftingSession;

beforeEach(() => {
  const session = createSession({
    library,
    ports: {
      bank: { send: () => ({ reply: Promise.reject(new Error('asks nothing')), cancel: nothing }) },
      clock: { after: () => nothing, now: () => 0 },
      attention: { focus: nothing, announce: nothing },
      messages: { show: nothing, popup: nothing },
      analytics: { record: nothing },
      store: { save: nothing, forget: nothing },
    } as never,
    runId: 'run',
    journey: 'asking',
    input: {},
    context: {} as never,
  });
  run = keepDrafts(session, { library, form: (_journey, name) => ({ ui: forms[name]?.ui ?? {} }) });
  run.session.act('submit', { reason: 'twice' });
});

const shown = () => run.session.screen()?.form?.values;
const typeAndGoBack = (answers: Record<string, string>) => {
  run.drafted(answers);
  run.session.back();
};

it('what was typed and not sent stands there again after Back and on', () => {
  typeAndGoBack({ message: 'I paid once.', remedy: 'refund' });
  run.session.act('submit', { reason: 'twice' });

  expect(shown()).toMatchObject({ message: 'I paid once.', remedy: 'refund' });
});

it('of what is typed the next page may have all but what is sensitive, erased, or typed anew [HOLDER-01] [S-90]', () => {
  const typed = { message: 'I paid once.', remedy: 'refund', secret: '1234', otp: '123456', password: 'x' };

  expect(run.drafted(typed)).toEqual({ remedy: 'refund' });
});

it('what is from an answer that has changed meanwhile does not stand there again', () => {
  typeAndGoBack({ message: 'I paid once.', remedy: 'refund' });
  run.session.act('submit', { reason: 'never' });

  expect(shown()).toEqual({ message: 'I paid once.' });
});

it('what is erased by itself is not kept either [S-38]', () => {
  typeAndGoBack({ message: 'I paid once.', secret: '1234' });
  run.session.act('submit', { reason: 'twice' });

  expect(JSON.stringify(shown())).not.toContain('1234');
});

it.each(['otp', 'password'])(
  'a code or a password is typed anew, though nothing erases it: %s [HOLDER-13] [S-38]',
  (field) => {
    typeAndGoBack({ message: 'I paid once.', [field]: '123456' });
    run.session.act('submit', { reason: 'twice' });

    expect(shown()).toEqual({ message: 'I paid once.' });
  },
);

it('what was sent since is shown, not what was typed before it', () => {
  typeAndGoBack({ message: 'I paid once.' });
  run.session.act('submit', { reason: 'twice' });
  run.session.act('submit', { message: 'I paid nothing.' });

  run.session.back();

  expect(shown()).toEqual({ message: 'I paid nothing.' });
});

it('a field that was emptied stays empty', () => {
  run.session.act('submit', { message: 'I paid once.' });
  run.session.back();
  typeAndGoBack({});
  run.session.act('submit', { reason: 'twice' });

  expect(shown()?.['message']).toBeUndefined();
});

it('what was left by another way than Back is not kept', () => {
  run.drafted({ message: 'I paid once.' });
  run.session.act('submit', { message: 'I paid twice.' });
  run.session.back();

  expect(shown()).toEqual({ message: 'I paid twice.' });
});

it('a screen is the same object until something changes', () => {
  typeAndGoBack({ message: 'I paid once.' });
  run.session.act('submit', { reason: 'twice' });

  expect(run.session.screen()).toBe(run.session.screen());
});
