import { expect, it, vi } from 'vitest';
import schema from '../../../schemas/context/card.schema.json' with { type: 'json' };
import { aCardContext, aCardSummary, aService } from './card.fixture.ts';
import { aProfile } from './profile.fixture.ts';
import { engineContext, onEngineContextChange } from './engine-context.ts';
import { createStores } from '../stores/stores.ts';

const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

it('gives guards every flag before the bank has said anything: absent, with every mark false [GATE-04]', () => {
  const { card, profile } = engineContext(createStores(storage));

  expect(Object.keys(card.profiling).toSorted()).toEqual(schema.properties.profiling.required.toSorted());
  expect(card.profiling.MODIFICA_NUMERO).toEqual({
    state: 'ASSENTE',
    status: 'ACTIVE',
    locked: false,
    cardBlocked: false,
    limited: false,
    pause: false,
  });
  expect(profile.profiling.CHATBOT).toEqual({ state: 'ASSENTE' });
});

it.each(['3D_SECURE', 'FINANZIAMENTO', 'CHATBOT', 'IO_SI_PLUS'] as const)(
  'gives guards the holder’s flag %s as the bank states it [PROFILE-03]',
  (flag) => {
    const stores = createStores(storage);
    stores.profile.getState().received(aProfile({ profiling: { [flag]: aService(flag) } }));

    const { profiling } = engineContext(stores).profile;

    expect(Object.entries(profiling).filter(([, { state }]) => state === 'ATTIVO')).toEqual([
      [flag, { state: 'ATTIVO' }],
    ]);
  },
);

const contextOf = (state: 'ATTIVO' | 'DISATTIVO') =>
  aCardContext({
    profiling: { KEY_6: aService('KEY_6', { prop: { state }, locked: state === 'ATTIVO' }) },
  });

it('gives guards the flags of the selected card, and of no other [PROFILE-05]', () => {
  const stores = createStores(storage);
  const { cards } = stores;
  cards.getState().received([aCardSummary(), aCardSummary({ id: '1000002' })]);
  cards.getState().contextReceived('1000001', contextOf('ATTIVO'));
  cards.getState().contextReceived('1000002', contextOf('DISATTIVO'));

  const first = engineContext(stores).card.profiling.KEY_6;
  cards.getState().select('1000002');

  expect(first).toMatchObject({ state: 'ATTIVO', locked: true });
  expect(engineContext(stores).card.profiling.KEY_6).toMatchObject({ state: 'DISATTIVO', locked: false });
});

it('gives guards a status and a kind of holder that they know, in whatever words the bank has them [GATE-02] [ECODE-30]', () => {
  const stores = createStores(storage);
  stores.cards.getState().received([aCardSummary()]);
  const profiling = { KEY_6: aService('KEY_6', { status: 'SET' }) };
  stores.cards.getState().contextReceived('1000001', aCardContext({ profiling }));
  stores.profile.getState().received(aProfile({ userType: 'PREMIUM' }));

  const { card, profile } = engineContext(stores);

  expect([card.profiling.KEY_6.status, profile.userType]).toEqual(['ACTIVE', 'STANDARD']);
});

it('takes a holder for STANDARD until the bank says otherwise [GATE-02]', () => {
  expect(engineContext(createStores(storage)).profile.userType).toBe('STANDARD');
});

it('tells when what guards read changes, until nobody listens any more', () => {
  const stores = createStores(storage);
  const listener = vi.fn<() => void>();
  const stop = onEngineContextChange(stores, listener);

  stores.session.getState().finaliseStarted();
  stop();
  stores.session.getState().finalised('LOGIN_END');

  expect(listener).toHaveBeenCalledTimes(1);
});

it('knows from the profile that the access is no longer limited [RCODE-04]', () => {
  const stores = createStores(storage);
  stores.session.setState({ logged: true, userStatus: 'LIMITED' });
  const before = engineContext(stores).session.limited;

  stores.profile.getState().received(aProfile({ userStatus: 'ACTIVE' }));

  expect([before, engineContext(stores).session.limited]).toEqual([true, false]);
});

it('gives guards what the settings offer; an extension that they do not name is off [LANG-23]', () => {
  const { features } = engineContext(createStores(storage), false, { payeesTogether: true, disputes: false });

  expect(features).toMatchObject({ payeesTogether: true, disputes: false, upcoming: false });
});
