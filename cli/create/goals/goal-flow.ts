import type { CallStep, EndStep, JourneyFile, Step } from '#schemas';
import type { Sources } from '#analysis';
import { callStep } from '../call-step.ts';
import type { Goal } from '#studio';
import { listTold, toldBy } from './answered-by.ts';
import type { Sent } from './sent-by.ts';

/** What a journey is to be for; nothing is called where no operation is named. */
export type Order = { id: string; goal: Goal; operation: string };

type Flow = Pick<JourneyFile, 'data' | 'start' | 'steps'>;

type Ground = { order: Order; sent: Sent; sources: Sources };

/** Makes the steps of a journey for a goal: each begins at a screen, on which refusals are told, and ends as it went. */
export function flowFor(ground: Ground): Flow {
  const { goal, operation } = ground.order;
  if (operation === '') return plainFlows[goal]?.() ?? plainFlows.tell();
  if (goal === 'tell') return tellingFlow(ground);
  if (goal === 'choose') return choosingFlow(ground);
  return sendingFlow(ground);
}

const completed: EndStep = { kind: 'end', outcome: 'completed' };
const cancelled: EndStep = { kind: 'end', outcome: 'cancelled' };

/** Asks on a screen of its own; what is answered is handed on to the one who runs the journey. */
const answering = (screen: string): Flow => ({
  data: { answer: { type: 'text' } },
  start: screen,
  steps: {
    [screen]: {
      kind: 'form',
      form: 'answer',
      saves: { 'data.answer': '/answer' },
      actions: { submit: { to: 'completed' }, close: { to: 'cancelled' } },
    },
    completed: { ...completed, output: { answer: { var: 'data.answer' } } },
    cancelled,
  },
});

const plainFlows = {
  tell: (): Flow => ({
    start: 'tell',
    steps: { tell: { kind: 'form', actions: { close: { to: 'completed' } } }, completed },
  }),
  ask: (): Flow => answering('ask'),
  choose: (): Flow => answering('choose'),
} as Partial<Record<Goal, () => Flow>> & { tell: () => Flow };

/** A screen that leads on, and away. */
const screen = (to: string): Step => ({
  kind: 'form',
  actions: { submit: { to }, close: { to: 'cancelled' } },
});

function tellingFlow(ground: Ground): Flow {
  const told = toldBy(ground.order.operation, ground.sources.language.contract);
  const sets = Object.fromEntries(told.map(({ name }) => [`data.${name}`, { var: `result.${name}` }]));
  const shows = Object.fromEntries(told.map(({ name }) => [name, { var: `data.${name}` }]));
  const steps: Flow['steps'] = {
    tell: screen('read'),
    show: { kind: 'form', shows, actions: { close: { to: 'completed' } } },
    completed,
    cancelled,
  };
  const flow = {
    data: Object.fromEntries(told.map(({ name, type }) => [name, { type }])),
    start: 'tell',
    steps,
  };
  return withCall(flow, { name: 'read', ok: { to: 'show', sets } }, ground);
}

function choosingFlow(ground: Ground): Flow {
  const list = listTold(ground.order.operation, ground.sources.language.contract)?.name ?? '';
  const sets = { [`data.${list}`]: { var: `result.${list}` } };
  const steps: Flow['steps'] = {
    explain: screen('read'),
    choose: {
      kind: 'form',
      form: 'choice',
      saves: { 'data.choice': '/choice' },
      actions: { submit: { to: 'completed' }, close: { to: 'cancelled' } },
    },
    none: { kind: 'form', actions: { close: { to: 'cancelled' } } },
    completed: { ...completed, output: { choice: { var: 'data.choice' } } },
    cancelled,
  };
  const flow: Flow = {
    data: { [list]: { type: 'list' }, choice: { type: 'text' } },
    start: 'explain',
    steps,
  };
  const isSome = { '>': [{ count: [{ var: `result.${list}` }] }, 0] };
  const ok: CallStep['ok'] = [{ when: isSome, to: 'choose', sets }, { to: 'none' }];
  return withCall(flow, { name: 'read', ok }, ground);
}

function sendingFlow(ground: Ground): Flow {
  const { order, sent, sources } = ground;
  const { questions } = sent;
  const isPaid = order.goal === 'pay' && questions.length > 0;
  const first = questions.length > 0 ? 'ask' : 'explain';
  const isCommit = sources.language.contract.operations.get(order.operation)?.commit === true;
  const asking = screen(isPaid ? 'confirm' : 'send');
  const saves = Object.fromEntries(questions.map(({ name }) => [`data.${name}`, `/${name}`]));
  const shown = questions.filter(({ widget }) => widget === 'amount');
  const shows = Object.fromEntries(shown.map(({ name }) => [name, { var: `data.${name}` }]));
  const form = { form: 'request', focus: 'first-field', saves } as const;
  const steps: Flow['steps'] = {
    [first]: questions.length > 0 ? { ...asking, ...form } : asking,
    ...(isPaid && { confirm: { ...screen('send'), ...(shown.length > 0 && { shows }) } }),
    done: { kind: 'form', tells: 'done', back: 'none', actions: { close: { to: 'completed' } } },
    ...(isCommit && {
      unknown: {
        kind: 'form',
        tells: 'unknown',
        back: 'none',
        announce: 'assertive',
        actions: { close: { to: 'uncertain' } },
      },
    }),
    completed,
    ...(isCommit && { uncertain: { kind: 'end', outcome: 'uncertain' } as const }),
    cancelled,
  };
  const data = Object.fromEntries(
    questions.map(({ name, type, isSensitive }) => [
      name,
      { type, ...(isSensitive && { sensitive: true as const }) },
    ]),
  );
  const flow: Flow = { ...(questions.length > 0 && { data }), start: first, steps };
  const back = isPaid ? 'confirm' : first;
  return withCall(flow, { name: 'send', ok: { to: 'done' }, back }, ground);
}

const isGiven = (values: object): boolean => Object.keys(values).length > 0;

type Call = { name: string; ok: CallStep['ok']; back?: string };

/** Puts the call behind the screens that lead to it, as the command line makes one, with what it is sent. */
function withCall(flow: Flow, { name, ok, back }: Call, { order, sent, sources }: Ground): Flow {
  const definition = { ...flow, id: order.id, input: {} } as unknown as JourneyFile; // of which the maker reads steps and data
  const options = { operation: order.operation };
  const made = callStep({ name, kind: 'call', next: 'done', definition, sources, options });
  const { stepUp, commit, ok: _next, body: _plain, ...rest } = made.step as CallStep; // it makes no other
  const call: CallStep = {
    ...rest,
    ...(isGiven(sent.query) && { query: sent.query }),
    ...(isGiven(sent.headers) && { headers: sent.headers }),
    ...(sent.body !== undefined && { body: sent.body as NonNullable<CallStep['body']> }),
    ...(commit !== undefined && { commit: { unsure: { to: 'unknown' } } }),
    ...(stepUp && {
      stepUp: {
        exits: { verified: 'retry', blocked: { to: 'blocked' }, closed: { to: back ?? 'cancelled' } },
      },
    }),
    ok,
  };
  const blocked: Step = { kind: 'end', outcome: 'blocked' };
  const steps = Object.entries(flow.steps).flatMap(([each, step]): [string, Step][] =>
    each === 'done' || each === 'show' || each === 'choose'
      ? [
          [name, call],
          [each, step],
        ]
      : [[each, step]],
  );
  return {
    ...flow,
    steps: Object.fromEntries([...steps, ...(stepUp ? [['blocked', blocked] as const] : [])]),
  };
}
