// Logging in by password and code, as docs/provider.md §3 and §4 have it.
import { randomInt, scryptSync } from 'node:crypto';
import { refuse } from './contract.mjs';
import { draw, hash, newToken, same } from './server.mjs';

const [, fixedCode] = /--code[ =](\d{6})$/.exec(process.argv.join(' ')) ?? []; // for tries alone: it is everybody’s
const minute = 60_000;
const slow = (password) => scryptSync(password, 'one salt, as all have one password', 32).toString('hex');
const passwordHash = slow('Percorso1!');

function newChallenge() {
  const [phone, info, id, data] = [draw(), draw(), draw(), `finalizeLogin.${draw()}`];
  const named = { mtTransactionId: id, trxData: data, additionalInfo: info, serviceId: 'finalizeLogin' };
  const sca = {
    phoneNumbers: [{ id: phone, obfuscatedValue: '********67' }],
    channel: 'SMS',
    servicePayload: {},
    ...named,
  };
  return { asked: [phone, id, data, 'finalizeLogin', info], sca, until: 0 };
}

/** Sends a code, unless the one before has only just gone out or too many have. */
function send(challenge, holder, { transactionId, transactionData }) {
  const now = Date.now();
  holder.sent = holder.sent.filter((at) => at > now - 15 * minute);
  const [first, last = 0] = [holder.sent[0], holder.sent.at(-1)];
  if (holder.sent.length > 4) refuse('OTP_TOO_MANY', { waitMs: first + 15 * minute - now });
  if (last + minute / 2 > now) refuse('OTP_TOO_SOON', { waitMs: last + minute / 2 - now });
  holder.sent.push(now);
  const code = fixedCode ?? String(randomInt(10 ** 6)).padStart(6, '0');
  const bound = [transactionId, transactionData];
  Object.assign(challenge, { code, bound, token: draw(), until: now + 5 * minute });
  if (!fixedCode) process.stdout.write(`Code for ${holder.name}: ${code}\n`); // in place of an SMS
}

/** The calls up to the code, for the holders that `holderOf` finds by their usernames. */
export const passwordsOf = (holderOf) => ({
  requestJwt: () => ({
    jwt: newToken({ stage: 'prelogin', until: Date.now() + 10 * minute }),
    expiresIn: 600,
  }),
  requestToken({ body }) {
    const holder = holderOf(body.username);
    const isRight = same(slow(body.password), passwordHash); // asked of nobody, too: the time does not tell who exists
    if (!holder || (holder.failures > 4 && Date.now() < holder.waitsUntil)) refuse('LOGIN_REFUSED');
    Object.assign(holder, {
      failures: isRight ? 0 : holder.failures + 1,
      waitsUntil: Date.now() + 15 * minute,
    });
    if (!isRight) refuse('LOGIN_REFUSED');
    const access_token = newToken({
      stage: 'login',
      holder,
      kept: new Map(),
      until: Date.now() + 5 * minute,
    });
    return { access_token, token_type: 'Bearer', expires_in: 300 };
  },
  userLogin({ session: { holder } }) {
    const [{ id }] = holder.cards;
    const userInfo = { name: 'Giulia', cards: holder.cards.map((card) => ({ id: card.id })) };
    const rest = { flowKey6Context: '', key6ValidUserCards: [], cardContext: { cardInfo: { card: { id } } } };
    return { flow: 'LOGIN_SCA', userStatus: 'ACTIVE', userInfo, ...rest };
  },
});

/** The calls of strong authentication, and the end of the session. */
export const codes = {
  finalizeLogin({ session, headers }) {
    const { challenge, holder } = session;
    if (holder.wrong > 4) refuse('5709');
    const isAlive = Date.now() < challenge?.until;
    if (!headers.additionalinfo) {
      if (!isAlive || !challenge.code) session.challenge = newChallenge(); // while its code lives it stays the same
      refuse('SCA_REQUIRED', { sca: session.challenge.sca });
    }
    session.challenge = undefined; // a proof is good once, and burnt by what it does not prove
    const said = [headers.transactionid, headers.transactiondata, headers.additionalinfo];
    if (!isAlive || !challenge.proof || !same(said, challenge.proof)) refuse('SCA_INVALID');
    session.stage = 'whole';
    return { flow: 'LOGIN_END', clientAccessToken: newToken(session) };
  },
  generateOtp({ session: { challenge, holder }, body, query, headers }) {
    const now = Date.now();
    if (holder.wrong > 4) refuse('5709');
    const info = headers.additionalinfo ?? challenge?.sca.additionalInfo;
    const said = [body.idPhoneNumber, body.mtTransactionId, body.transactionData, body.serviceId, info];
    if (challenge?.proof || !same(said, challenge?.asked ?? [])) refuse('SCA_INVALID');
    if (!challenge.code || now > challenge.until || query.reNew) send(challenge, holder, body);
    const [expiresIn, resendIn] = [challenge.until, holder.sent.at(-1) + minute / 2].map((at) =>
      Math.max(0, Math.ceil((at - now) / 1000)),
    );
    return { token: challenge.token, obfuscatedValue: '********67', expiresIn, resendIn };
  },
  verifyMfa({ session, body }) {
    const { challenge, holder } = session;
    if (holder.wrong > 4) refuse('5709');
    if (!same(body.token, challenge?.token ?? '')) refuse('5707', { pointer: '/otp' }); // it names no code: not counted
    const isMeant = same([body.transactionId, body.transactionData], challenge.bound);
    const isRight = isMeant && Date.now() < challenge.until && same(body.otp, challenge.code ?? '');
    if (isRight || !isMeant) challenge.code = undefined;
    holder.wrong = isRight ? 0 : holder.wrong + 1;
    if (!isRight) refuse(['5707', '5707', '5707', '5708', '5709'][holder.wrong - 1], { pointer: '/otp' });
    const additionalInfo = draw();
    Object.assign(challenge, { proof: [...challenge.bound, additionalInfo], until: Date.now() + 5 * minute });
    holder.sent = [];
    return { access_token: newToken(session), additionalInfo };
  },
  userLogout({ session, body: { clientAccessToken: token } }) {
    if (token !== undefined && hash(token) !== session.token) refuse('TOKEN_DIFFERENT');
    session.until = 0;
    return {};
  },
};
