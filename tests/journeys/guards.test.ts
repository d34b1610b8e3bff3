import { describe, expect, it } from 'vitest';
import { ordinaryContext } from '#analysis';
import type { Context } from '#engine';
import { refusalOf, type RefusalReason } from '#ui/journey';
import { indexJourneys } from '../../ui/build/journeys/journey-index.ts';
import { gatherJourneys } from '../../ui/build/journeys/journey-parts.ts';
import { projectFiles, projectLanguage } from './project.ts';

const ordinary = ordinaryContext(projectLanguage().contexts);
const index = indexJourneys(gatherJourneys(projectFiles()));
const opened = index.filter(({ opens }) => opens !== undefined);

/** Journeys of a service of the card: they open as the bank’s flags of the service say. */
const ofServices: Readonly<Record<string, readonly string[]>> = {
  'card-recharge': ['RICARICHE_TELEFONICHE'],
  'ecode-change': ['KEY_6'],
  'ecode-manage': ['KEY_6'],
  'ecode-unlock': ['KEY_6'],
  'ecode-unlock-tds': ['KEY_6', '3D_SECURE'],
  'ecode-view': ['KEY_6'],
  'instalment-confirm': ['INSTALLMENT'],
  'instalment-extinguish': ['INSTALLMENT'],
  'payees-together': ['RICARICHE_TELEFONICHE'],
  'phone-change': ['MODIFICA_NUMERO'],
  'phone-topup': ['RICARICHE_TELEFONICHE'],
  'pin-reissue': ['RIEMISSIONE_PIN'],
  'pin-view': ['PIN_CARD'],
  'sms-alert-activate': ['SERVIZI_SMS'],
  'sms-alert-cancel': ['SERVIZI_SMS'],
  'sms-alert-threshold': ['SERVIZI_SMS', 'SERVIZI_SMS_THRESHOLD'],
  'spending-control': ['SPENDING_CONTROL'],
  'statement-delivery': ['ESTRATTO_CONTO_ONLINE', 'ESTRATTO_CONTO_CARTACEO'],
  'statement-download': ['DOWNLOAD_EC'],
  'statement-email': ['ESTRATTO_CONTO_ONLINE'],
  'tds-activate': ['3D_SECURE'],
  'tds-unlock': ['3D_SECURE'],
  'tds-unlock-ecode': ['3D_SECURE', 'KEY_6'],
};

/** Journeys of the holder rather than of a card, or from before a login: no card may close them. */
const ofHolders = [
  'card-lock',
  'card-nickname',
  'card-unlock',
  'document-update',
  'ecode-tutorial',
  'email-confirmation',
  'expired-password',
  'help-desk-message',
  'holder-code',
  'kyc',
  'login-finalise',
  'loyalty-redirect',
  'migration',
  'operation-dispute',
  'pagopa-bills',
  'password-change',
  'password-expiring',
  'password-expiring-tomorrow',
  'payee-delete',
  'prepaid-iban',
  'recovery',
  'recovery-password',
  'registration',
  'remediate-number',
  'revoke-user',
  'security-question-change',
  'temporary-password',
  'two-factor-info',
  'user-data-update',
];

/** Tells of what a limited holder does not have yet. */
const afterLimit = 'services-unlocked';

type Flag = Context['card']['profiling'][keyof Context['card']['profiling']];

const standings: readonly (readonly [reason: RefusalReason, flag: Partial<Flag>])[] = [
  ['blocked', { cardBlocked: true }],
  ['limited', { limited: true }],
  ['locked', { locked: true }],
  ['paused', { pause: true }],
  ['off', { state: 'DISATTIVO' }],
  ['off', { state: 'ASSENTE' }],
];

/** What guards read of a card of which some services stand as said. */
function standing(flag: Partial<Flag>, services: readonly string[]): Context {
  const flags = Object.entries(ordinary.card.profiling).map(
    ([name, usual]) => [name, services.includes(name) ? { ...usual, ...flag } : usual] as const,
  );
  // The same names as before.
  const profiling = Object.fromEntries(flags) as unknown as Context['card']['profiling'];
  return { ...ordinary, card: { ...ordinary.card, profiling } };
}

const refusal = (id: string, context: Context): RefusalReason | undefined => {
  const entry = index.find((each) => each.id === id);
  if (!entry) throw new Error(`There is no journey "${id}".`);
  return refusalOf(entry, context, {});
};

/** Services that are switched on by the journey itself: that one is off keeps nobody from it. */
const switchedOn: Readonly<Record<string, string>> = { 'statement-delivery': 'ESTRATTO_CONTO_CARTACEO' };

const cases = Object.entries(ofServices).flatMap(([id, services]) =>
  services.flatMap((service) =>
    standings
      .filter(([reason]) => reason !== 'off' || switchedOn[id] !== service)
      .map(([reason, flag]) => ({ id, service, reason, flag })),
  ),
);

describe('a journey that can be opened', () => {
  it('is either of services of the card, and its guard reads them all, or of the holder [GATE-04]', () => {
    const guarded = opened.filter(({ id }) => id in ofServices);

    expect(opened.map(({ id }) => id).toSorted()).toEqual(
      [...Object.keys(ofServices), ...ofHolders, afterLimit].toSorted(),
    );
    expect(guarded.map(({ id, services }) => [id, services])).toEqual(
      guarded.map(({ id }) => [id, ofServices[id]]),
    );
  });

  it.each(cases)(
    '$id is refused as $reason when $service is $flag [GATE-04]',
    ({ id, service, reason, flag }) => {
      expect(refusal(id, standing(flag, [service]))).toBe(reason);
    },
  );

  it.each(Object.entries(switchedOn))(
    '%s opens while %s is off, to switch it on [MGMT-16]',
    (id, service) => {
      expect(refusal(id, standing({ state: 'DISATTIVO' }, [service]))).toBeUndefined();
    },
  );

  it.each(Object.keys(ofServices))(
    '%s is refused for the card, when that has expired [GATE-04] [MGMT-25]',
    (id) => {
      const shut = standing({ cardBlocked: true }, ofServices[id] ?? []);

      expect(refusal(id, { ...shut, card: { ...shut.card, validityStatus: 'EXPIRED' } })).toBe('expired');
    },
  );

  it.each(Object.keys(ofServices))(
    '%s opens for an ordinary card, and for a family card alike [GATE-04]',
    (id) => {
      const family = { ...ordinary, card: { ...ordinary.card, flagFamiliar: true } };

      expect([refusal(id, ordinary), refusal(id, family)]).toEqual([undefined, undefined]);
    },
  );

  it('tells of unlocked services anyone who is not limited [GATE-04] [ROUTE-52]', () => {
    const limited = { ...ordinary, session: { ...ordinary.session, limited: true } };

    expect([refusal(afterLimit, ordinary), refusal(afterLimit, limited)]).toEqual([undefined, 'limited']);
  });

  it.each(ofHolders)('%s opens whatever the card is like, for a limited holder too', (id) => {
    const services = Object.keys(ordinary.card.profiling);
    const all = standing(
      { cardBlocked: true, locked: true, limited: true, pause: true, state: 'DISATTIVO' },
      services,
    );
    const limited = { ...all, session: { ...all.session, limited: true } };

    expect(refusal(id, limited)).toBeUndefined();
  });
});
