import { describe, expect, it } from 'vitest';
import { operations, type OperationId } from '#schemas';
import { bankOn } from '../support/bank-on.ts';
import { codeOf, logIn, replyOf, startLogin, withProof } from '../support/sandbox-login.ts';
import { prelogin } from '../support/sandbox-onboarding.ts';
import { rulePlaces } from '../support/sandbox-places.ts';

const day = 86_400_000;
const holderCode = '1234567890';
const context = { 'macro-context': '/', 'micro-context': 'test', 'content-type': 'application/json' };

describe.each(await rulePlaces())('what belongs to the login on $name', (place) => {
  const bank = bankOn(place);
  let copies = 0;

  function copyOf(persona: string) {
    copies += 1;
    return `${persona}+access${copies}@percorso.test`;
  }

  async function holderOf(persona = 'standard') {
    const username = copyOf(persona);
    const token = await startLogin(bank, username);
    const { answer } = await withProof(bank, { id: 'finalizeLogin', body: {}, token, to: username });
    const { clientAccessToken, triggerTimeline } = replyOf(answer);
    const told = await bank.console<{ telephones: string[]; cards: { id: string }[] }>(
      'GET',
      `holder?username=${encodeURIComponent(username)}`,
    );
    const cardId = told.cards[0]?.id ?? '';
    return { username, token: clientAccessToken, triggerTimeline, cardId, telephones: told.telephones };
  }

  async function send(
    id: OperationId,
    { token, cookie, body }: { token?: string; cookie?: string; body?: object },
  ) {
    const { method, path } = operations[id];
    const headers = {
      ...context,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(cookie === undefined ? {} : { cookie }),
    };
    const payload = body === undefined ? {} : { payload: body };
    const reply = await bank.app.inject({ method, url: path, headers, ...payload });
    const set = String(reply.headers['set-cookie'] ?? '');
    const clears = reply.headers['clear-site-data'];
    return {
      status: reply.statusCode,
      clears,
      set,
      cookie: set.split(';')[0] ?? '',
      body: reply.json<object>(),
    };
  }

  it('remembers the holder on a browser that asks for it, in a cookie that no script reads, and forgets again [CALL-02, CALL-04, CALL-05, S-33]', async () => {
    const username = copyOf('standard');
    const login = await startLogin(bank, username);
    const token = await prelogin(bank);

    const asked = await send('userLogin', { token: login, body: { rememberUserName: true } });
    const unasked = await send('userLogin', { token: login, body: { rememberUserName: false } });
    const known = await send('readCardHolderName', { token, cookie: asked.cookie });
    const made = await send('readCardHolderName', { token, cookie: asked.cookie.replace(/.$/, '') });
    const without = await send('readCardHolderName', { token });
    const forgotten = await send('forgetCardHolderName', { token, cookie: asked.cookie });
    bank.clock.advance(181 * day);
    const late = await send('readCardHolderName', { token: await prelogin(bank), cookie: asked.cookie });

    expect(asked.set).toMatch(
      /^__Host-remembered=.+; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=\d+$/,
    );
    expect(unasked.set).toMatch(/^__Host-remembered=; .*Max-Age=0$/);
    expect(known.body).toEqual({ remembered: true, name: 'Giulia', username });
    const gone = { remembered: false };
    expect([made, without, late].map(({ body }) => body)).toEqual([gone, gone, gone]);
    expect(forgotten.set).toContain('Max-Age=0');
  });

  it('has the browser forget at the logout what the page keeps, but not who asked to be remembered [S-89] [CALL-04] [S-30]', async () => {
    const { token } = await holderOf();

    const refused = await send('userLogout', { token, body: { clientAccessToken: 'of another' } });
    const ended = await send('userLogout', { token, body: {} });

    expect([refused.clears, refused.set]).toEqual([undefined, '']);
    expect([ended.status, ended.clears]).toEqual([200, '"storage"']);
    expect(ended.set).toMatch(/^__Host-session-[\w-]{8}=; .*Max-Age=0$/);
  });

  it('says where the login goes on, before and after its code [CALL-10]', async () => {
    const username = copyOf('standard');
    const token = await startLogin(bank, username);

    const before = replyOf(await bank.call('recoverLoginFlow', undefined, { token }));
    const { answer } = await withProof(bank, { id: 'finalizeLogin', body: {}, token, to: username });
    const session = replyOf(answer).clientAccessToken;
    const after = replyOf(await bank.call('recoverLoginFlow', undefined, { token: session }));

    expect(before).toEqual({ flow: 'LOGIN_SCA', flowKey6Context: '', userStatus: 'ACTIVE' });
    expect(after.flow).toBe('LOGIN_END');
  });

  it('changes no number by the token of a whole session, however it is verified [S-73, S-74, CALL-44, CALL-45, CALL-46]', async () => {
    const { token, username, cardId } = await holderOf('famiglia');
    const telephone = `+39377000${String(copies).padStart(4, '0')}`;
    const before = await bank.console<object>('GET', `holder?username=${encodeURIComponent(username)}`);

    const asked = await bank.call('generateLoginOtpNewNumber', { telephone }, { token });
    replyOf(await bank.call('generateOtpSca', { telephone }, { token }));
    const otp = (await bank.lastCode(telephone)) ?? '';
    const checked = await bank.call('verifyLoginNewNumber', { otp }, { token });
    replyOf(await bank.call('verifyOtpNewNumber', { cardId, otp }, { token }));
    const unified = await bank.call('regularizeUniqueNumber', { telephone }, { token });

    expect([asked, checked, unified].map(codeOf)).toEqual(Array(3).fill('STEP_SKIPPED'));
    expect(await bank.console('GET', `holder?username=${encodeURIComponent(username)}`)).toEqual(before);
  });

  it.each(['authorizeUserData', 'authorizeDocumentId'] as const)(
    'sends the holder to the identity provider by %s, and no other holder’s card [CALL-56, CALL-57, S-34]',
    async (id) => {
      const [own, other] = [await holderOf(), await holderOf()];
      const { token } = own;

      const { location = '' } = replyOf(
        await bank.call(id, undefined, { token, query: { cardId: own.cardId } }),
      );
      const foreign = await bank.call(id, undefined, { token, query: { cardId: other.cardId } });
      const missing = await bank.call(id, undefined, { token });
      const page = await bank.app.inject({ method: 'GET', url: location });
      const state = new URLSearchParams(location.split('?')[1]).get('state') ?? '';
      const confirmed = await bank.report<object>('idp', { state });
      const again = await bank.report<object>('idp', { state });

      expect([foreign, missing].map(codeOf)).toEqual(['NOT_FOUND', 'CONTRACT_VIOLATION']);
      expect(page.statusCode).toBe(200);
      expect(page.headers['content-security-policy']).toContain("default-src 'none'");
      expect([confirmed, again]).toEqual([{}, { code: 'NOT_FOUND' }]);
      const [entry] = await bank.console<{ event: string }[]>('GET', 'security-log');
      expect(entry?.event).toBe('data.updated');
    },
  );

  it('answers the selected card’s update with the provider’s address, good for 10 minutes [CALL-58, S-34]', async () => {
    const [own, other] = [await holderOf(), await holderOf()];
    const ask = (cardId: string) => bank.call('updateUserData', { cardId }, { token: own.token });

    const { location = '' } = replyOf(await ask(own.cardId));
    const foreign = await ask(other.cardId);
    bank.clock.advance(10 * 60_000 + 1000);
    const state = new URLSearchParams(location.split('?')[1]).get('state') ?? '';
    const late = await bank.report<object>('idp', { state });

    expect(location).toMatch(/^\/sandbox\/idp\?/);
    expect(codeOf(foreign)).toBe('NOT_FOUND');
    expect(late).toEqual({ code: 'NOT_FOUND' });
  });

  it('opens the limited services with the holder code [LOGIN-02, RCODE-02, RCODE-04, RCODE-06, CALL-122, CALL-123, S-35]', async () => {
    const { token, cardId, triggerTimeline } = await holderOf('limitato');
    const limitedNow = async (session: string) => {
      const { cardContext } = replyOf(await bank.call('readCardContext', { cardId }, { token: session }));
      return [cardContext.profiling['KEY_6']?.limited, cardContext.profiling['SPESO']?.limited];
    };
    const before = await limitedNow(token);
    const gated = await bank.call('verifyOtpNewNumber', { cardId, otp: '123456' }, { token });
    const missing = replyOf(await bank.call('listRegistrationCodeCards', undefined, { token }));
    const notice = replyOf(await bank.call('retrieveTtl', { cardId }, { token }));
    const wrong = await bank.call('unlockRegistrationCode', { cardId, code: '0000000000' }, { token });
    const short = await bank.call('unlockRegistrationCode', { cardId, code: '123' }, { token });

    const unlocked = replyOf(
      await bank.call('unlockRegistrationCode', { cardId, code: holderCode }, { token }),
    );

    const session = unlocked.clientAccessToken;
    expect(triggerTimeline).toBeUndefined();
    expect(notice.triggerTimeline).toEqual({ id: 'REGISTRATION_CODE' });
    expect(before).toEqual([true, false]);
    expect(missing.cards.map(({ id }) => id)).toContain(cardId);
    expect([gated, wrong, short].map(codeOf)).toEqual([
      'FUNCTION_NOT_AVAILABLE',
      'HOLDER_CODE_WRONG',
      'CONTRACT_VIOLATION',
    ]);
    expect(unlocked).toMatchObject({ limited: false, cardBlocked: false, refreshCardContext: true });
    expect(codeOf(await bank.call('listCards', {}, { token }))).toBe('UNAUTHORISED');
    expect(await limitedNow(session)).toEqual([false, false]);
    const profile = replyOf(await bank.call('readUserProfile', undefined, { token: session }));
    expect(profile.userStatus).toBe('ACTIVE');
    expect(profile.homeAddress).toMatch(/^\p{Lu}.+ \d+, \d{5} \p{Lu}/u);
    expect(
      replyOf(await bank.call('listRegistrationCodeCards', undefined, { token: session })).cards,
    ).toEqual([]);
  });

  it('lets nobody past the 30th day without the holder code, and everybody with it [RCODE-07, CALL-123, S-23]', async () => {
    const { token, cardId, triggerTimeline } = await holderOf('limitato31');
    const shut = await bank.call('listCards', {}, { token });

    const unlocked = replyOf(
      await bank.call('unlockRegistrationCode', { cardId, code: holderCode }, { token }),
    );

    const reached = await bank.call('listCards', {}, { token: unlocked.clientAccessToken });
    const fresh = await holderOf('limitato');
    bank.clock.advance(28 * day);
    const before = await logIn(bank, fresh.username);
    const open = await bank.call('listCards', {}, { token: before });
    bank.clock.advance(2 * day);
    const after = await logIn(bank, fresh.username);
    expect(triggerTimeline).toEqual({ id: 'BLOCKER_REGISTRATION_CODE' });
    expect(codeOf(shut)).toBe('LOGIN_NOT_FINALISED');
    expect(codeOf(reached)).toBe('OK');
    expect(codeOf(open)).toBe('OK');
    expect(codeOf(await bank.call('listCards', {}, { token: after }))).toBe('LOGIN_NOT_FINALISED');
  });

  it('has one way to the identity provider open at a time, however often it is asked for [S-23]', async () => {
    const { token, cardId } = await holderOf();
    const stateOf = async () => {
      const { location = '' } = replyOf(
        await bank.call('authorizeUserData', undefined, { token, query: { cardId } }),
      );
      return new URL(location, 'https://bank.test').searchParams.get('state') ?? '';
    };
    const [first, second] = [await stateOf(), await stateOf()];

    const confirmed = await bank.report('idp', { state: first });
    const newest = await bank.report('idp', { state: second });

    expect([confirmed, newest]).toEqual([{ code: 'NOT_FOUND' }, {}]);
  });

  it('sends the holder code only to the number that the bank knows, and blocks after 5 wrong codes [CALL-123, CALL-124, S-08, S-34]', async () => {
    const { token, cardId, telephones } = await holderOf('limitato');
    const other = await holderOf();
    const ask = (telephone: string, card = cardId) =>
      bank.call('sendHolderCode', { cardId: card, telephone }, { token });

    const unknown = await ask('+393470000009');
    const foreign = await ask(telephones[0] ?? '', other.cardId);
    const sent = await ask(telephones[0] ?? '');
    const soon = await ask(telephones[0] ?? '');
    const codes: string[] = [];
    for (let count = 0; count < 5; count += 1)
      codes.push(
        codeOf(await bank.call('unlockRegistrationCode', { cardId, code: '0000000000' }, { token })),
      );
    codes.push(codeOf(await bank.call('unlockRegistrationCode', { cardId, code: holderCode }, { token })));

    expect([unknown, foreign, sent, soon].map(codeOf)).toEqual([
      'PHONE_NOT_ACCEPTED',
      'NOT_FOUND',
      'OK',
      'OTP_TOO_SOON',
    ]);
    expect(await bank.lastCode(telephones[0] ?? '')).toBe(holderCode);
    expect(codes).toEqual([...Array(4).fill('HOLDER_CODE_WRONG'), '5709', '5709']);
  });
});
