import { challengeIn } from '../host/challenge.ts';
import { told } from '../judge.ts';
import { judged, type Check, silent } from '../ledger.ts';
import { operationOf, play, type World } from '../play.ts';
import { confirmation, login } from '../recipe.ts';
import { fill, Missing, pick, type Values } from '../template.ts';
import { requestFor, type Reply } from '../host/wire.ts';

const codesAtOnce = 12;
const loginsAtOnce = 20;
/** How many of the codes may be told wrong before the block. */
const mostWrong = { 5707: 3, 5708: 1 };

/** The calls of which many are sent at once, when all recipes are played. */
export const inBursts = ['verifyMfa', 'requestToken'] as const;

/** Sends wrong attempts at the same time, a right one among them: however many come at once, each is judged and counted. */
export async function burstChecks(world: World): Promise<void> {
  await burst(world, 'verifyMfa', burstOfCodes);
  await burst(world, 'requestToken', burstOfLogins);
}

async function burst(
  world: World,
  id: (typeof inBursts)[number],
  send: (world: World) => Promise<Check[]>,
): Promise<void> {
  const operation = operationOf(world, { call: id });
  if (!world.ledger.wants(operation)) return;
  try {
    for (const check of await send(world)) world.ledger.add(operation, check);
  } catch (error) {
    if (!(error instanceof Missing)) throw error;
    const name = 'counts attempts that come at once';
    world.ledger.add(operation, { name, outcome: 'not run', detail: error.message });
  }
}

async function burstOfCodes(world: World): Promise<Check[]> {
  const actor = await enter(world);
  const ask = (call: 'finalizeLogin' | 'generateOtp' | 'verifyMfa', body: unknown, headers = {}) =>
    world.wire(requestFor(operationOf(world, { call }), { token: String(actor['token']), body, headers }));
  const values: Values = { ...actor, challenge: challengeIn(await ask('finalizeLogin', {})) };
  const [generate, , verify] = confirmation;
  if (generate === undefined || verify === undefined || !('call' in generate) || !('call' in verify))
    throw new Error('RECIPE_BROKEN: a confirmation is two calls');
  const headers = { additionalInfo: String(fill('{challenge.additionalInfo}', values)) };
  const sent = await ask('generateOtp', fill(generate.body, values), headers);
  values['otpToken'] = pick(sent.body, '/token');
  const right = await world.cast.code(String(fill('{account.username}', values)));
  const wrong = right === '000000' ? '111111' : '000000';
  const enterCode = (otp: string) => ask('verifyMfa', fill(verify.body, { ...values, otp }));
  const replies = await Promise.all(
    Array.from({ length: codesAtOnce }, (_, place) => enterCode(place === codesAtOnce / 2 ? right : wrong)),
  );
  const after = await enterCode(right);
  return [
    judged('blocks at the fifth of wrong codes that come at once', tooMany(replies)),
    judged('takes no right code after them', after.status === 200 ? `answered ${told(after)}` : null),
  ];
}

function tooMany(replies: readonly Reply[]): string | null {
  const passed = replies.filter(({ status }) => status === 200).length;
  if (passed > 1) return `took a code ${passed} times`;
  const [wrong] = Object.entries(mostWrong).flatMap(([code, most]) => {
    const count = replies.filter(({ body }) => Object(body).code === code).length;
    return count > most ? [`answered ${code} ${count} times of ${replies.length}`] : [];
  });
  return wrong ?? null;
}

/** Sends as many wrong passwords at once as a bank takes one by one: then no right one is taken, also not among many more. */
async function burstOfLogins(world: World): Promise<Check[]> {
  const actor = await enter(world);
  const operation = operationOf(world, { call: 'requestToken' });
  const [, step] = login;
  if (step === undefined || !('call' in step)) throw new Error('RECIPE_BROKEN: a login has no password');
  const token = String(actor['prelogin']);
  const right = Object(fill(step.body, actor));
  const enterPassword = (password: string) =>
    world.wire(requestFor(operation, { token, body: { ...right, password } }));
  const wrong = `${String(right.password).slice(0, -1)}~`;
  const most = world.cast.wrongPasswords;
  await Promise.all(Array.from({ length: most }, () => enterPassword(wrong)));
  const after = await enterPassword(right.password);
  const more = await Promise.all(
    Array.from({ length: loginsAtOnce }, (_, place) =>
      enterPassword(place === loginsAtOnce / 2 ? right.password : wrong),
    ),
  );
  const passed = more.filter(({ status }) => status === 200).length;
  return [
    judged(
      'makes wait who sent as many wrong passwords at once as are taken one by one',
      after.status === 200 ? `answered ${told(after)} to the right one after ${most} wrong ones` : null,
    ),
    judged(
      'lets in nobody who must wait, of many at once',
      passed > 0 ? `took ${passed} of ${more.length}` : null,
    ),
  ];
}

/** Goes up to the point where a login is confirmed, by an account that nothing else is done with. */
async function enter(world: World): Promise<Values> {
  const unheard = { ...world, ledger: silent(world.ledger) };
  const does = 'a login of many attempts';
  const actor = await play(unheard, {
    does,
    as: 'holder',
    spends: true,
    inOrder: true,
    steps: login.slice(0, 2),
  });
  if (typeof actor['token'] !== 'string') throw new Missing('no further login of a holder was to be had');
  return actor;
}
