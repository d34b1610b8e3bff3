import {
  type BankReply,
  type BankRequest,
  type ClockPort,
  compileLibrary,
  type ErrorPopup,
  prepareJourneys,
  type ShownMessage,
} from '#engine';
import { createTexts, I18nextProvider } from '#i18n';
import { operations, type FormFile, type JourneyFile } from '#schemas';
import { KitProvider } from '#ui/kit';
import { render } from '@testing-library/react';
import { compileValidators } from '../build/form-validators.ts';
import { createAnnouncer } from './run/announcer.ts';
import { JourneyHost } from './JourneyHost.tsx';
import { JourneysContext } from './journeys-context.ts';
import { createJourneys, type PopupAnswered } from './run/journeys.ts';
import type { JourneyChunk } from './run/journey-source.ts';
import type { BackKeeper } from './run/keep-back.ts';
import { LiveRegion } from './screen/LiveRegion.tsx';

const code: FormFile = {
  schema: {
    type: 'object',
    required: ['otp'],
    properties: { otp: { type: 'string', pattern: '^[0-9]{6}$' } },
  },
  ui: { otp: { widget: 'code', filter: 'digits', maxLength: 6 } },
};
const choice: FormFile = {
  schema: { type: 'object', required: ['phone'], properties: { phone: { type: 'string' } } },
  ui: { phone: { widget: 'radio', choicesFrom: 'input.phoneNumbers' } },
};

const forms = { code, choice };
const compiled = await compileValidators(forms);
const { validators } = await import(
  /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(compiled)}`
);

const words = {
  'choose-phone': {
    title: 'Which phone?',
    body: 'Choose one.',
    fields: { phone: { label: 'Phones' } },
    actions: { submit: 'NEXT', forget: 'Forget it', close: 'CANCEL' },
  },
  waiting: {
    title: 'Approve it',
    body: 'It ends in {remaining}.',
    actions: { submit: 'GO ON', close: 'CANCEL' },
  },
  late: { title: 'Too late', body: '', actions: { close: 'CLOSE' } },
  begin: {
    title: 'Begin',
    body: 'One of **seven**.\n\nSee [help](/help).',
    actions: { submit: 'BEGIN', help: 'Why?', skip: 'SKIP', later: 'Later' },
  },
  check: {
    title: 'Is it right?',
    body: '',
    summary: {
      code: { label: 'Code', text: 'It is {otp}' },
      phone: { label: 'Phone', text: '{phone}' },
      fee: { label: 'Fee', text: 'None' },
    },
    actions: { submit: 'Yes', 'change-code': 'Change', close: 'CANCEL' },
  },
  amount: { title: 'Amount', body: '', actions: { submit: 'TOP UP' } },
  'enter-code': {
    title: 'Is it you?',
    body: 'Enter the code.',
    fields: { otp: { label: 'Code' } },
    actions: { submit: 'Confirm', resend: 'Send again', close: 'CANCEL' },
    errors: { '5707': 'Codice errato.', OTP_TOO_SOON: 'Too soon.' },
  },
};

const scaJourney: JourneyFile = {
  id: 'sca',
  version: '1.0.0',
  surface: 'dialog',
  input: { phoneNumbers: 'list', mtTransactionId: 'text' },
  data: {
    phoneId: { type: 'text' },
    otp: { type: 'provider:OtpCode', sensitive: true, keep: 'next-call' },
  },
  start: 'choose-phone',
  steps: {
    'choose-phone': {
      kind: 'form',
      form: 'choice',
      popup: 'SCASMSOTPSELECT',
      saves: { 'data.phoneId': '/phone' },
      actions: { submit: { to: 'enter-code' }, close: { to: 'closed' } },
    },
    'enter-code': {
      kind: 'form',
      form: 'code',
      popup: 'SCASMSOTP',
      focus: 'first-field',
      saves: { 'data.otp': '/otp' },
      actions: {
        submit: { to: 'verify' },
        resend: { to: 'resend-code', resets: ['code'] },
        close: { to: 'closed' },
      },
    },
    'resend-code': {
      kind: 'call',
      operation: 'generateOtp',
      query: { reNew: 1 },
      body: {},
      ok: { to: 'enter-code' },
      errors: { OTP_TOO_SOON: { type: 'SHOW', to: 'enter-code' } },
    },
    verify: {
      kind: 'call',
      operation: 'verifyMfa',
      body: { otp: { var: 'data.otp' } },
      ok: { to: 'verified' },
      errors: { '5707': { type: 'FIELD', to: 'enter-code', field: '/otp' } },
    },
    verified: {
      kind: 'end',
      outcome: 'verified',
      output: { transactionId: { var: 'input.mtTransactionId' } },
    },
    closed: { kind: 'end', outcome: 'closed' },
  },
};

/** Makes a chunk as the build does. */
function chunkOf(journey: JourneyFile): JourneyChunk {
  const errors = { codes: {}, default: { type: 'CUSTOM' } } as const;
  const [prepared] = prepareJourneys(
    compileLibrary({ journeys: [journey], forms: { [journey.id]: forms }, errors, operations }),
  );
  if (!prepared) throw new Error('A journey was lost while it was prepared.');
  return { journey: prepared, forms, validators, texts: words };
}

/** A bank that answers when the test says so. */
function slowBank() {
  const waiting: { request: BankRequest; answer: (reply: BankReply) => void }[] = [];
  const send = (request: BankRequest) => ({
    reply: new Promise<BankReply>((answer) => waiting.push({ request, answer })),
    cancel: () => undefined,
  });
  const answer = (status: number, body: unknown, leftOut = 0) =>
    waiting.at(-1)?.answer({ kind: 'reply', status, body, ...(leftOut > 0 && { leftOut }) });
  return { send, waiting, answer };
}

const hostTexts = () =>
  createTexts({
    brand: { name: 'Percorso', eCode: 'e-Code', helpLine: '800 000 200', lockLine: '800 000 100' },
    trees: {
      forms: {
        summary: { title: 'Check' },
        problem: { required: 'Needed', pattern: 'Format' },
      },
      frame: { close: 'Chiudi', goBack: 'Indietro', loading: 'Loading' },
      errors: { popup: { title: 'Ops!', subtitle: 'S', default: 'D' } },
    },
    onMissing: (_namespace, key) => key,
  });

/** The host over real journeys, engine and forms, with a bank that waits for the test. */
export function hostJourneys(
  journeyFiles: Record<string, JourneyFile> = { sca: scaJourney },
  back?: BackKeeper,
  clock: ClockPort = { now: () => 0, after: () => () => undefined },
) {
  const chunks = Object.fromEntries(
    Object.entries(journeyFiles).map(([id, journey]) => [id, chunkOf(journey)]),
  );
  const texts = hostTexts();
  const bank = slowBank();
  const shown: ShownMessage[] = [];
  const popups: (ErrorPopup & { answered?: PopupAnswered | undefined })[] = [];
  const broken: string[] = [];
  const awake = new Set<() => void>();
  const announcer = createAnnouncer();
  const said: string[] = [];
  announcer.store.subscribe(({ polite, assertive }) => said.push(polite + assertive));
  const journeys = createJourneys({
    now: () => clock.now(),
    onAwake: (listener) => {
      awake.add(listener);
      return () => awake.delete(listener);
    },
    source: {
      index: Object.keys(chunks).map((id) => ({ id, runs: [] })),
      chunk: (id) => {
        const chunk = chunks[id];
        return chunk ? Promise.resolve(chunk) : Promise.reject(new Error('offline'));
      },
      errors: () => Promise.resolve({ codes: {}, default: { type: 'CUSTOM' } }),
    },
    operations,
    texts,
    announcer,
    // No guard of these journeys reads it.
    context: () => ({ profile: {}, card: {}, session: {} }) as never,
    onContextChange: () => () => undefined,
    onMove: () => shown.splice(0),
    onEnd: () => shown.splice(0),
    onBroken: () => broken.push('broken'),
    onUnfetched: () => broken.push('unfetched'),
    ports: {
      bank,
      clock,
      navigator: { go: () => undefined, visit: () => true, signedOut: () => undefined },
      messages: {
        show: (message) => shown.push(message),
        popup: (popup, answered) => void popups.push({ ...popup, answered }),
      },
      files: { offer: () => undefined },
      analytics: { record: () => undefined },
      refresh: { refresh: () => Promise.resolve(undefined) },
    },
  });
  draw({ journeys, texts, announcer, back });
  return { journeys, bank, said, shown, popups, broken, awake, sca: scaJourney };
}

type Drawn = {
  journeys: ReturnType<typeof createJourneys>;
  texts: ReturnType<typeof hostTexts>;
  announcer: ReturnType<typeof createAnnouncer>;
  back: BackKeeper | undefined;
};

function draw({ journeys, texts, announcer, back }: Drawn): void {
  render(
    <I18nextProvider i18n={texts.i18n}>
      <JourneysContext value={journeys}>
        <KitProvider locale="it-IT" holdBack={back?.hold}>
          <main>{'The page beneath'}</main>
          <JourneyHost />
          <LiveRegion announcer={announcer} />
        </KitProvider>
      </JourneysContext>
    </I18nextProvider>,
  );
}

/** The challenge that the bank’s answer carries, with as many phones. */
export const challenge = {
  phoneNumbers: [
    { id: 'phone-1', obfuscatedValue: '********67' },
    { id: 'phone-2', obfuscatedValue: '********12' },
  ],
  mtTransactionId: 'mt-1',
};
