import { describe, expect, it } from 'vitest';
import { aCard, aCardContext, aService } from '../../../state/holder/card.fixture.ts';
import { phoneBoxState } from './phone-box.ts';

const withServices = (
  change: Parameters<typeof aService>[1],
  edit: Parameters<typeof aService>[1] = {},
): ReturnType<typeof aCardContext> =>
  aCardContext({
    profiling: {
      MODIFICA_NUMERO: aService('MODIFICA_NUMERO', change),
      EDIT_TEL_NUMB: aService('EDIT_TEL_NUMB', edit),
    },
  });

describe('the reference phone box', () => {
  it('lets the number be changed when both services allow it', () => {
    expect(phoneBoxState(aCardContext())).toEqual({ kind: 'editable' });
  });

  it('only shows the number of a card without the service [MGMT-26]', () => {
    expect(phoneBoxState(aCardContext({ profiling: {} }))).toEqual({ kind: 'read-only' });
  });

  it('is closed by a blocked card', () => {
    const context = aCardContext({ card: aCard({ validityStatus: 'BLOCKED' }) });

    expect(phoneBoxState(context)).toEqual({ kind: 'hindered', hindrance: { kind: 'card-blocked' } });
  });

  it('is locked with the bank’s own words', () => {
    const state = phoneBoxState(withServices({ locked: true, lockedTitle: 'Alt', lockedMessage: 'Chiama' }));

    expect(state).toEqual({
      kind: 'hindered',
      hindrance: { kind: 'locked', title: 'Alt', message: 'Chiama' },
    });
  });

  it.each([
    ['off', { prop: { state: 'DISATTIVO' } }],
    ['limited', { limited: true }],
    ['paused', { pause: true }],
    ['blocked', { cardBlocked: true }],
  ] as const)('is %s when either service says so [MGMT-26]', (kind, difference) => {
    expect(phoneBoxState(withServices(difference))).toMatchObject({ hindrance: { kind } });
    expect(phoneBoxState(withServices({}, difference))).toMatchObject({ hindrance: { kind } });
  });
});
