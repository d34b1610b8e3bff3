import { usualPeriod } from '#i18n';
import type { BankReply, BankRequest, Context } from '#engine';
import { systemClock } from '#sandbox';
import type { BankError, BankReplies, OperationId } from '#schemas';
import { UsageError } from '../command.ts';
import type { InProcessBank } from './in-process-bank.ts';

/** How far a login goes before a journey is played: names and password only, or to its end. */
export type LoginDepth = 'begun' | 'finalised';

/** Who plays: the account, of its cards the one chosen, and what the portal holds, by the source that inputs name. */
export type Holder = {
  username: string;
  cardId: string;
  cardIds: readonly string[];
  held: Readonly<Record<string, unknown>>;
  context: Context;
};

/** A holder whose context can be read once more, with what was asked of its flags. */
export type PlayingHolder = Holder & { again(): Promise<Context> };

type Credentials = { username: string; password: string };

/**
 * Logs an account in, with the code from the outbox.
 *
 * @throws {UsageError} when the bank refuses.
 */
export async function logIn(bank: InProcessBank, account: Credentials, depth: LoginDepth): Promise<void> {
  await must(bank, 'requestJwt', { body: {} });
  await must(bank, 'requestToken', { body: { grant_type: 'PASSWORD', ...account } });
  if (depth === 'begun') return;
  const asked = await bank.ask({ operation: 'finalizeLogin', body: {} });
  // A refusal of the contract has this body; without a challenge there is nothing to prove.
  const { sca } = refusalOf(asked) ?? {};
  if (sca === undefined) return;
  const { phoneNumbers, trxData, mtTransactionId } = sca;
  const bound = { transactionId: mtTransactionId, transactionData: trxData };
  const { channel, serviceId, servicePayload } = sca;
  const order = { channel, serviceId, servicePayload, mtTransactionId, ...bound };
  const { token } = await must(bank, 'generateOtp', {
    body: { ...order, idPhoneNumber: phoneNumbers[0]?.id },
  });
  const [sms] = await bank.outbox();
  const { additionalInfo } = await must(bank, 'verifyMfa', { body: { token, otp: sms?.code, ...bound } });
  await must(bank, 'finalizeLogin', {
    body: {},
    headers: { ...bound, mtTransactionId, additionalInfo },
  });
}

/** Reads what guards see of a holder; before a login is finalised there is nothing to read. */
export async function readHolder(
  bank: InProcessBank,
  username: string,
  { depth, card, empty }: { depth: LoginDepth; card?: string; empty: Context },
): Promise<Holder> {
  if (depth === 'begun') {
    const session = { ...empty.session, userId: username, logged: true };
    return { username, cardId: '', cardIds: [], held: {}, context: { ...empty, session } };
  }
  const profile = await must(bank, 'readUserProfile', {});
  const { cards } = await must(bank, 'listCards', { body: {} });
  const cardIds = cards.map(({ id }) => id);
  const cardId = card ?? cardIds[0] ?? '';
  if (!cardIds.includes(cardId))
    throw new UsageError({
      en: `${username} has no card ${cardId}: ${cardIds.join(', ')}.`,
      it: `${username} non ha la carta ${cardId}: ${cardIds.join(', ')}.`,
    });
  const { cardContext } = await must(bank, 'readCardContext', { body: { cardId } });
  const { productType, validityStatus, flagFamiliar } = cardContext.cardInfo.card;
  const { kyc, userStatus } = profile;
  const userType = profile.userType === 'ASB' ? 'ASB' : 'STANDARD';
  const context = {
    profile: { userType, kyc, profiling: flagsOver(empty.profile.profiling, profile.profiling) },
    card: {
      id: cardId,
      productType,
      validityStatus,
      flagFamiliar,
      profiling: flagsOver(empty.card.profiling, cardContext.profiling),
    },
    // The bank knows the session’s holder by the username.
    session: {
      userId: username,
      logged: true,
      loginHandling: false,
      inFlow: false,
      limited: userStatus === 'LIMITED',
    },
    features: empty.features,
    // Each flag has the name and the marks of the ordinary context, and a state of the contract.
  } as unknown as Context;
  return { username, cardId, cardIds, held: heldOf(profile, cards, cardId), context };
}

function heldOf(
  { name, email, telephoneNumber, homeAddress, passwordExpiration }: BankReplies['readUserProfile'],
  cards: BankReplies['listCards']['cards'],
  cardId: string,
): Holder['held'] {
  const card = cards.find(({ id }) => id === cardId);
  const period = usualPeriod(systemClock.now());
  return {
    'card.id': cardId,
    'card.pan': card?.pan,
    'card.name': card?.nickname ?? card?.description,
    'card.description': card?.description,
    'card.nickname': card?.nickname ?? '',
    'cards.ids': cards.map(({ id }) => id),
    'cards.list': cards,
    'profile.name': name,
    'profile.email': email,
    'profile.telephoneNumber': telephoneNumber,
    'profile.homeAddress': homeAddress ?? '',
    'profile.passwordExpiration': passwordExpiration,
    'period.from': period.from,
    'period.to': period.to,
  };
}

type BankFlag = { prop: { state: string } };

/** Lays what the bank says over the known flags; one that it does not name is off, with every mark as an ordinary one has it (GATE-04). */
function flagsOver(known: object, told: object): Record<string, unknown> {
  const flags = Object.entries(known).map(([name, ordinary]) => {
    // Each service that the bank tells of has this shape in the contract.
    const service = Reflect.get(told, name) as BankFlag | undefined;
    const marks = Object.entries(Object(ordinary)).map(([mark, plain]) => [
      mark,
      Reflect.get(Object(service), mark) ?? plain,
    ]);
    return [name, { ...Object.fromEntries(marks), state: service?.prop.state ?? 'ASSENTE' }];
  });
  return Object.fromEntries(flags);
}

async function must<Id extends OperationId>(
  bank: InProcessBank,
  operation: Id,
  parts: Omit<BankRequest, 'operation'>,
): Promise<BankReplies[Id]> {
  const reply = await bank.ask({ operation, ...parts });
  const refusal = refusalOf(reply);
  if (refusal !== undefined)
    throw new UsageError({
      en: `the bank refuses ${operation}: ${refusal.code} ${refusal.message}`,
      it: `la banca rifiuta ${operation}: ${refusal.code} ${refusal.message}`,
    });
  // The bank holds its own replies against the contract before it sends them.
  return (reply.kind === 'reply' ? reply.body : undefined) as BankReplies[Id];
}

function refusalOf(reply: BankReply): BankError | undefined {
  // Every answer that is not 2xx has this body in the contract.
  return reply.kind === 'reply' && reply.status >= 300 ? (reply.body as BankError) : undefined;
}
