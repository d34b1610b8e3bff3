import { compileLibrary, type JourneyState } from '#engine';
import { operations, type JourneyFile } from '#schemas';
import { expect, it } from 'vitest';
import { standOf } from './stand.ts';

const topUp: JourneyFile = {
  id: 'phone-topup',
  version: '1.0.0',
  surface: 'page',
  start: 'amount',
  steps: {
    amount: { kind: 'form', actions: { submit: { to: 'confirm' }, close: { to: 'cancelled' } } },
    confirm: { kind: 'form', actions: { submit: { to: 'send' }, close: { to: 'cancelled' } } },
    send: { kind: 'call', operation: 'topUpPhone', commit: true, body: {}, ok: { to: 'sent' } },
    sent: { kind: 'form', actions: { submit: { to: 'read' }, close: { to: 'completed' } } },
    read: { kind: 'call', operation: 'readTopUpStatus', body: {}, ok: { to: 'sent' } },
    hidden: { kind: 'form', actions: { submit: { to: 'amount' }, close: { to: 'completed' } } },
    form: { kind: 'call', operation: 'topUpPhone', commit: true, body: {}, ok: { to: 'sent' } },
    another: { kind: 'form', actions: { submit: { to: 'run' }, close: { to: 'completed' } } },
    run: { kind: 'journey', journey: 'phone-topup', exits: { completed: { to: 'completed' } } },
    completed: { kind: 'end', outcome: 'completed' },
    cancelled: { kind: 'end', outcome: 'cancelled' },
  },
};

const errors = { codes: {}, default: { type: 'CUSTOM' } } as const;
const library = compileLibrary({ journeys: [topUp], forms: {}, errors, operations });

function stateAt(
  step: string,
  { history = [step], committed = false, isSending = false } = {},
): JourneyState {
  const pending = isSending ? { step, kept: false } : undefined;
  // Of a run, only how far it is counts here.
  return {
    frames: [{ journey: 'phone-topup', step, history, committed, pending }],
  } as unknown as JourneyState;
}

it.each([
  ['nothing, at its first screen', stateAt('amount'), undefined],
  ['a run that was begun, at a later one', stateAt('confirm', { history: ['amount', 'confirm'] }), 'begun'],
  ['what is on its way', stateAt('send', { isSending: true }), 'sent'],
  ['what was done, where only its state can be read', stateAt('sent', { committed: true }), 'done'],
  ['a run that was begun, where more may be done', stateAt('another', { committed: true }), 'begun'],
  ['what is over, at an end', stateAt('completed', { committed: true }), 'over'],
  ['what is over, where only its beginning leads further', stateAt('hidden', { committed: true }), 'over'],
] as const)('a reload cuts off %s [HOLDER-01]', (_what, state, told) => {
  expect(standOf(state, library)).toBe(told);
});
