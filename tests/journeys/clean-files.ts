import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from '#analysis';
import { smallContract } from './small-bank.ts';

/** The view that the clean journeys show, and one for secrets. */
export const cleanViews = {
  'plan-table': { input: ['place', 'answer'], answers: ['/plan'], actions: ['close'] },
  countdown: { input: ['place', 'answer'], secrets: ['place'], lasts: 'answer' },
};

const schema = (name: string, depth: number) => `${'../'.repeat(depth)}schemas/journey/${name}.schema.json`;

const visit = {
  $schema: schema('journey', 2),
  language: 1,
  id: 'visit',
  version: '1.0.0',
  surface: 'dialog',
  allow: { '===': [{ var: 'card.profiling.KEY_6.state' }, 'ATTIVO'] },
  input: { cardId: 'provider:CardId' },
  data: {
    phone: { type: 'provider:PhoneDigits', sensitive: true },
    otp: { type: 'provider:OtpCode', sensitive: true, keep: 'next-call' },
    place: { type: 'text' },
    answer: { type: 'text' },
  },
  unsure: { to: 'blocked' },
  limits: { 'wrong-code': { max: 3, consecutive: true, to: 'blocked' } },
  start: 'ask-number',
  steps: {
    'ask-number': {
      kind: 'form',
      form: 'number',
      progress: { step: 1, of: 2 },
      saves: { 'data.phone': '/telephone' },
      prefill: { '/telephone': '' },
      actions: {
        submit: { to: 'send' },
        help: { to: 'assist' },
        close: { to: 'cancelled', resets: ['number'] },
      },
    },
    assist: {
      kind: 'journey',
      journey: 'guide',
      input: { topic: 'phone' },
      exits: { read: { to: 'ask-number', sets: { 'data.answer': { var: 'result.choice' } } } },
    },
    send: {
      kind: 'call',
      operation: 'sendCode',
      body: { telephone: { var: 'data.phone' } },
      ok: { to: 'ask-code', sets: { 'data.place': { var: 'result.place' } } },
      errors: { TOO_SOON: { type: 'SHOW', to: 'ask-number' } },
    },
    'ask-code': {
      kind: 'form',
      form: 'code',
      progress: { step: 2, of: 2 },
      shows: { phone: { maskPhone: [{ var: 'data.phone' }] }, context: { var: ['data.place', ''] } },
      saves: { 'data.otp': '/otp' },
      actions: { submit: { to: 'verify' }, plans: { to: 'plans' }, close: { to: 'cancelled' } },
      after: { seconds: 60, to: 'cancelled' },
    },
    plans: {
      kind: 'view',
      view: 'plan-table',
      input: { place: { var: 'data.place' }, answer: { var: ['data.answer', ''] } },
      actions: {
        close: {
          to: 'ask-code',
          file: { name: 'luogo.txt', content: { var: 'data.place' }, mediaType: 'text/plain' },
          visit: { link: 'loyalty', window: 'new' },
        },
      },
    },
    verify: {
      kind: 'call',
      operation: 'verifyCode',
      body: { otp: { var: 'data.otp' } },
      ok: { to: 'which' },
      errors: { '5707': { type: 'FIELD', to: 'ask-code', field: '/otp', counts: 'wrong-code' } },
    },
    which: {
      kind: 'branch',
      cases: [
        { when: { in: [{ var: 'card.productType' }, ['CREDIT', 'DEBIT']] }, to: 'change' },
        { to: 'blocked' },
      ],
    },
    change: {
      kind: 'call',
      operation: 'changeNumber',
      commit: true,
      body: {
        number: { var: 'data.phone' },
        cardId: { var: 'input.cardId' },
        terms: { accepted: true, way: 'SMS' },
      },
      stepUp: { exits: { verified: 'retry', blocked: { to: 'blocked' }, closed: { to: 'cancelled' } } },
      ok: [{ when: { '===': [{ var: 'result.done' }, true] }, to: 'done' }, { to: 'blocked' }],
    },
    done: {
      kind: 'end',
      outcome: 'completed',
      popup: 'DONE',
      shows: { phone: { maskPhone: [{ var: 'data.phone' }] } },
    },
    blocked: { kind: 'end', outcome: 'blocked' },
    cancelled: { kind: 'end', outcome: 'cancelled', goTo: '/?deepLink=cards' },
  },
  invariants: [{ id: 'code-first', never: 'change', before: 'verify.ok' }],
};

const number = {
  $schema: schema('form', 3),
  schema: {
    type: 'object',
    required: ['telephone'],
    properties: { telephone: { type: 'string', pattern: '^[0-9]{9,11}$' } },
  },
  ui: { telephone: { widget: 'phone' } },
};

const code = {
  $schema: schema('form', 3),
  schema: { type: 'object', required: ['otp'], properties: { otp: { type: 'string' } } },
  ui: { otp: { widget: 'code' } },
};

const guide = {
  $schema: schema('journey', 2),
  language: 1,
  id: 'guide',
  version: '1.0.0',
  surface: 'dialog',
  opens: { input: { topic: 'path.chapter' }, routes: ['/guide/:chapter'] },
  allow: { use: 'service-on', with: { service: 'KEY_6' } },
  input: { topic: 'text' },
  start: 'page',
  steps: {
    page: { kind: 'form', actions: { close: { to: 'read' } } },
    read: { kind: 'end', outcome: 'read', output: { choice: { var: 'input.topic' } } },
  },
};

const sca = {
  $schema: schema('journey', 2),
  language: 1,
  id: 'sca',
  version: '1.0.0',
  surface: 'dialog',
  start: 'choose',
  steps: {
    choose: {
      kind: 'form',
      actions: { submit: { to: 'verified' }, wrong: { to: 'blocked' }, close: { to: 'closed' } },
    },
    verified: { kind: 'end', outcome: 'verified' },
    blocked: { kind: 'end', outcome: 'blocked' },
    closed: { kind: 'end', outcome: 'closed' },
  },
};

const scenario = {
  $schema: schema('scenario', 3),
  title: 'the holder goes away',
  given: { input: { cardId: '1000001' } },
  do: [{ action: 'close', expect: { at: 'visit/cancelled' } }],
};

const errors = {
  $schema: schema('error-catalogue', 1),
  codes: { LOCKED: { type: 'BLOCKER', message: 'popup.locked' } },
  default: { type: 'CUSTOM', message: 'popup.default' },
};

const visitTexts = {
  'ask-number': {
    title: 'Il tuo numero',
    body: '',
    actions: { submit: 'Avanti', help: 'Aiuto', close: 'Esci' },
    fields: { telephone: { label: 'Numero' } },
    errors: { TOO_SOON: 'Aspetta un po’.' },
  },
  'ask-code': {
    title: 'Il codice',
    body: 'Lo abbiamo inviato a {phone}.',
    body_Roma: 'Da Roma lo abbiamo inviato a {phone}.',
    actions: { submit: 'Avanti', plans: 'Piani', close: 'Esci' },
    fields: { otp: { label: 'Codice', help: 'Sei cifre.' } },
    errors: { '5707': 'Codice errato: ancora {left}.' },
  },
  plans: { title: 'Piani', body: '', actions: { close: 'Chiudi' } },
  done: { title: 'Fatto', body: 'Ora è {phone}.', actions: { close: 'Chiudi' } },
};

const words = {
  $schema: schema('words', 1),
  longest: { title: 30, action: 10 },
  avoid: [{ word: 'clicc*', better: 'premi' }],
  views: ['timeline', 'errors'],
  excused: [],
};

const routes = {
  $schema: schema('routes', 1),
  pages: {
    '/': 'portal',
    '/cards': 'portal',
    '/guide/*': 'journeys',
    '/help/*': 'elsewhere',
    '/:process/error-close': 'portal',
  },
  places: ['loyalty'],
};

const deepLinks = {
  $schema: schema('deep-links', 1),
  links: { cards: { to: ['/cards'] }, guide: { to: ['/', '/guide/first'] } },
};

const timeline = {
  $schema: schema('trigger-timeline', 1),
  blockers: { BLOCKER_GUIDE: '/guide/first' },
  messages: { GUIDE: { status: 'ok', offers: '/guide/second' } },
};

const guards = {
  $schema: schema('guards', 1),
  guards: {
    'service-on': {
      takes: ['service'],
      guard: { '===': [{ var: 'card.profiling.{service}.state' }, 'ATTIVO'] },
    },
  },
};

const guideTexts = {
  page: { title: 'Guida', body: 'Apri [le tue carte](/cards).', actions: { close: 'Chiudi' } },
};

const scaTexts = {
  choose: { title: 'Conferma', body: '', actions: { submit: 'Sì', wrong: 'No', close: 'Esci' } },
};

const contents: { readonly [path: string]: unknown } = {
  'schemas/provider/bank.json': smallContract,
  'journeys/errors.json': errors,
  'journeys/guards.json': guards,
  'journeys/popups.json': ['DONE'],
  'journeys/words.json': words,
  'journeys/routes.json': routes,
  'journeys/deep-links.json': deepLinks,
  'journeys/trigger-timeline.json': timeline,
  'journeys/visit/journey.json': visit,
  'journeys/visit/forms/number.json': number,
  'journeys/visit/forms/code.json': code,
  'journeys/visit/scenarios/goes-away.json': scenario,
  'journeys/guide/journey.json': guide,
  'journeys/sca/journey.json': sca,
  'i18n/it/visit.json': visitTexts,
  'i18n/it/guide.json': guideTexts,
  'i18n/it/sca.json': scaTexts,
  'i18n/it/timeline.json': { GUIDE: { message: 'Leggi la guida entro il {date}.', action: 'Leggi' } },
  'percorso.config.json': JSON.parse(
    readFileSync(join(import.meta.dirname, '../../portal.config.json'), 'utf8'),
  ),
  'brand/brand.json': {
    tokens: { 'ink-soft': { light: '#51656c', dark: '#9fb3ba' }, 'radius-control': '0.5rem' },
  },
  'i18n/it/errors.json': { popup: { locked: 'Bloccato', default: 'Riprova' } },
  'i18n/de/visit.json': visitTexts,
  'i18n/de/guide.json': guideTexts,
  'i18n/de/sca.json': scaTexts,
  'i18n/de/timeline.json': { GUIDE: { message: 'Lesen Sie die Anleitung bis {date}.', action: 'Lesen' } },
  'i18n/de/errors.json': { popup: { locked: 'Gesperrt', default: 'Noch einmal' } },
};

/** Small journeys with nothing wrong in them, that use all the language has; the texts of files, as on disk. */
export const cleanFiles: readonly SourceFile[] = Object.entries(contents).map(([path, value]) => ({
  path,
  text: `${JSON.stringify(value, undefined, 2)}\n`,
}));
