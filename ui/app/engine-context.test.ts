import { expect, it, vi } from 'vitest';
import { aProfile } from '../views/profile/profile.fixture.ts';
import { engineContext, onEngineContextChange } from './engine-context.ts';
import { createStores } from './stores/stores.ts';

const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

it('gives guards every flag before the bank has said anything: absent, with every mark false [GATE-04]', () => {
  const { card, profile } = engineContext(createStores(storage));

  expect(Object.keys(card.profiling)).toHaveLength(27);
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
