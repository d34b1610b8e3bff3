import { describe, expect, it } from 'vitest';
import type { Card, CardService } from '#schemas';
import { aCard, aCardContext, aService } from '../../state/holder/card.fixture.ts';
import { payBox, rechargeBox } from './pay-box.ts';

type Standing = { card?: Partial<Card>; service?: Partial<CardService>; isLinked?: boolean };

function contextOf({ card, service, isLinked = false }: Standing) {
  const profiling = {
    RICARICHE_TELEFONICHE: aService('RICARICHE_TELEFONICHE', service),
    ...(isLinked && { IBAN_PREPAID: aService('IBAN_PREPAID') }),
  };
  return aCardContext({ card: aCard(card), profiling });
}

const boxOf = (standing: Standing) => payBox(contextOf(standing));

const prepaid = { productType: 'PREPAID' } as const;

describe('the Paga box', () => {
  it('leads to the phone top-up [HOME-12]', () => {
    expect(boxOf({})).toEqual({ kind: 'page', opens: '/telephoneRecharge/anagraphicData' });
  });

  it('is not there for a card that has no top-up, or has it off [HOME-08] [GATE-05]', () => {
    expect(payBox(aCardContext())).toBeUndefined();
    expect(boxOf({ service: { prop: { state: 'DISATTIVO' } } })).toBeUndefined();
  });

  it.each([
    ['a blocked card', { card: { validityStatus: 'BLOCKED' } }, 'card-blocked'],
    ['an expired card', { card: { validityStatus: 'EXPIRED' } }, 'card-expired'],
    ['a card blocked for this service', { service: { cardBlocked: true } }, 'blocked'],
    ['a locked service', { service: { locked: true } }, 'locked'],
    ['a paused service', { service: { pause: true } }, 'paused'],
    ['a limited holder', { service: { limited: true } }, 'limited'],
  ] as const)('leads nowhere for %s [HOME-09] [HOME-11] [GATE-04]', (_, standing, kind) => {
    expect(boxOf(standing)).toMatchObject({ kind: 'hindered', hindrance: { kind } });
  });

  it('sends a prepaid card linked to online banking there, by a popup [HOME-10]', () => {
    expect(boxOf({ card: prepaid, isLinked: true })).toEqual({ kind: 'popup', opens: 'IBAN_PREPAID_POPUP' });
  });

  it('asks a holder who is sent to online banking for no code of ours [HOME-10]', () => {
    expect(boxOf({ card: prepaid, isLinked: true, service: { limited: true } })).toMatchObject({
      kind: 'popup',
    });
  });

  it('stays shut for a linked card that is blocked [HOME-09]', () => {
    const card = { ...prepaid, validityStatus: 'BLOCKED' } as const;

    expect(boxOf({ card, isLinked: true })).toMatchObject({ kind: 'hindered' });
  });

  it('keeps a credit card here, whatever its holder’s other cards are linked to [GATE-03]', () => {
    expect(boxOf({ isLinked: true })).toMatchObject({ kind: 'page' });
  });
});

describe('the way to recharge a card', () => {
  it('leads to the recharge of a prepaid card [HOLDER-17] [HOLDER-29]', () => {
    expect(rechargeBox(contextOf({ card: prepaid }))).toEqual({
      kind: 'page',
      opens: '/cardRecharge/anagraphicData',
    });
  });

  it('sends a card linked to online banking there, by a popup [IBAN-04]', () => {
    expect(rechargeBox(contextOf({ card: prepaid, isLinked: true }))).toEqual({
      kind: 'popup',
      opens: 'IBAN_PREPAID_POPUP',
    });
  });

  it.each([
    ['a credit card', contextOf({})],
    ['a debit card', contextOf({ card: { productType: 'DEBIT' } })],
    ['a prepaid card that has no top-up', aCardContext({ card: aCard(prepaid) })],
    ['a prepaid card that is hindered, as Paga says', contextOf({ card: prepaid, service: { pause: true } })],
  ])('is not there for %s', (_, context) => {
    expect(rechargeBox(context)).toBeUndefined();
  });
});
