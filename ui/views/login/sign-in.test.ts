import type { BankCalls } from '#ui/bank';
import { type App, createStores } from '#ui/state';
import { describe, expect, it, vi } from 'vitest';
import { signIn } from './sign-in.ts';

type SessionEnd = NonNullable<ReturnType<App['stores']['session']['getState']>['ended']>;

const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const credentials = { username: 'giulia@percorso.test', password: 'Percorso1!', isRemembered: false };
const good: Record<string, unknown> = {
  requestJwt: { kind: 'done', value: {} },
  requestToken: { kind: 'done', value: {} },
  userLogin: {
    kind: 'done',
    value: {
      flow: 'LOGIN_SCA',
      flowKey6Context: '',
      userInfo: { name: 'Giulia', userType: 'STANDARD', cards: [] },
      key6ValidUserCards: [],
      userStatus: 'ACTIVE',
    },
  },
};

/** How the popup of the code ends, and what has ended the login meanwhile. */
type Ending = string | { outcome: string; ended: SessionEnd };

function holderAt(answers: Record<string, unknown> = {}, ending: Ending = 'completed', isRemembered = false) {
  const { outcome, ended } = typeof ending === 'string' ? { outcome: ending, ended: undefined } : ending;
  const { session } = createStores(storage);
  const order: string[] = [];
  const bodies = new Map<string, unknown>();
  const marks: boolean[] = [];
  const remembered = { set: (isSet: boolean) => void marks.push(isSet) };
  const calls = {
    call: (operation: string, request?: { body: unknown }) => {
      order.push(operation);
      bodies.set(operation, request?.body);
      return Promise.resolve({ ...good, ...answers }[operation]);
    },
    // The three calls of the login are all that is asked for.
  } as unknown as BankCalls;
  const open = vi.fn<(id: string) => Promise<{ outcome: string; output: Record<string, unknown> }>>((id) => {
    order.push(`${id} logged=${String(session.getState().logged)}`);
    if (ended) session.getState().over(ended);
    return Promise.resolve({ outcome, output: {} });
  });
  const giveUp = vi.fn<() => void>(() => session.getState().abandoned());
  const options = { calls, launcher: { open }, session, remembered, giveUp };
  const end = signIn({ ...credentials, isRemembered }, options);
  return { end, order, bodies, marks, session, giveUp };
}

describe('the sequence of a login', () => {
  it('gets a JWT, then a token, logs in, and finalises while the holder is not logged [LOGIN-08] [LOGIN-09] [LOGIN-19]', async () => {
    const { end, order } = holderAt();

    await end;

    expect(order).toEqual(['requestJwt', 'requestToken', 'userLogin', 'FINALIZE_LOGIN logged=false']);
  });

  it('is over when the finalisation is, and only then is the holder logged [LOGIN-11] [LOGIN-20]', async () => {
    const { end, session } = holderAt();

    expect(await end).toEqual({ kind: 'in' });
    expect(session.getState()).toMatchObject({ logged: true, finalising: false });
  });

  it.each([true, false])(
    'has the bank remember the username on this browser, or not, as the holder wishes: %s [CALL-02] [ADD-01]',
    async (isRemembered) => {
      const { end, bodies, marks } = holderAt({}, 'completed', isRemembered);

      await end;

      expect(bodies.get('userLogin')).toEqual({ rememberUserName: isRemembered });
      expect(marks).toEqual([isRemembered]);
    },
  );

  it('leaves who is remembered as it is when the password is wrong [ADD-01]', async () => {
    const refused = { kind: 'refused', code: 'LOGIN_REFUSED', type: 'FORM' };
    const { end, marks } = holderAt({ requestToken: refused }, 'completed', true);

    await end;

    expect(marks).toEqual([]);
  });

  it('stops at a wrong password and asks the bank for nothing more', async () => {
    const refused = { kind: 'refused', code: 'LOGIN_REFUSED', type: 'FORM' };
    const { end, order } = holderAt({ requestToken: refused });

    expect(await end).toEqual({ kind: 'failed', because: 'credentials' });
    expect(order).toEqual(['requestJwt', 'requestToken']);
  });

  it.each(['requestJwt', 'requestToken', 'userLogin'])(
    'says so when the bank is out of reach at %s',
    async (call) => {
      const { end, session } = holderAt({ [call]: { kind: 'unreachable' } });

      expect(await end).toEqual({ kind: 'failed', because: 'unreachable' });
      expect(session.getState().logged).toBe(false);
    },
  );

  it('does not blame the connection for an answer that nobody can read', async () => {
    const { end } = holderAt({ userLogin: { kind: 'unreachable', answered: true } });

    expect(await end).toEqual({ kind: 'failed', because: 'other' });
  });

  it.each([
    ['blocked', 'blocked'],
    ['cancelled', 'cancelled'],
    ['broken', 'cancelled'],
  ])('forgets the token of a login that ended as %s', async (outcome, because) => {
    const { end, session, giveUp } = holderAt({}, outcome);

    expect(await end).toEqual({ kind: 'failed', because });
    expect(giveUp).toHaveBeenCalledTimes(1);
    expect(session.getState()).toMatchObject({ logged: false, finalising: false });
  });

  it.each(['left', 'signed-out'])(
    'says that the time for the code is over where the bank has ended the login meanwhile, which ends its popup as %s [LOGIN-16]',
    async (outcome) => {
      const { end, session } = holderAt({}, { outcome, ended: 'invalid' });

      expect(await end).toEqual({ kind: 'failed', because: 'late' });
      expect(session.getState()).toMatchObject({ logged: false, finalising: false, ended: undefined });
    },
  );

  it('leaves a login that has ended otherwise to the one who keeps sessions', async () => {
    const { end, giveUp } = holderAt({}, { outcome: 'left', ended: 'inactive' });

    expect(await end).toEqual({ kind: 'ended' });
    expect(giveUp).not.toHaveBeenCalled();
  });

  it('leaves a session that the bank ended meanwhile to the one who keeps sessions', async () => {
    const { end, giveUp } = holderAt({}, 'signed-out');

    expect(await end).toEqual({ kind: 'ended' });
    expect(giveUp).not.toHaveBeenCalled();
  });
});
