import {
  done,
  doneFile,
  doneOrBefore,
  refuse,
  type Call,
  type Handlers,
  type HolderCall,
} from '../../server/call.ts';
import { italianMonth } from '../../documents/words.ts';
import { logSecurity } from '../../security/log.ts';
import { maskEmail } from '../../security/masking.ts';
import { findServedCard } from '../card-service/switch-service.ts';
import { readUser } from '../login/store.ts';
import type { CardRow } from '../card-service/store.ts';
import { statementPdf } from './statement-pdf.ts';
import {
  findStatement,
  markVisited,
  readBooked,
  readStatements,
  readVisited,
  type Statement,
} from './statements.ts';
import {
  isSame,
  readSubscription,
  subscriptionView,
  writeSubscription,
  type Subscription,
} from './subscription.ts';
import texts from './texts.json' with { type: 'json' };

/** The monthly movements lists and how they are delivered. */
export const bankstatementHandlers = {
  checkDocumentsAvailability: {
    async run(call) {
      const card = await downloadableCard(call, call.body.cardId);
      if ('kind' in card) return card;
      const listed = await readStatements(call, card);
      return done({
        rendicontoList: listed.map(({ dateBankStatement, referenceMonth, documentId }) => ({
          dateBankStatement,
          referenceMonth,
          documentId,
        })),
        visited: await readVisited(call, card),
      });
    },
  },
  downloadStatement: {
    async check(call) {
      const found = await findDownload(call);
      return 'kind' in found ? found : null;
    },
    async confirm(call) {
      const found = await findDownload(call);
      if ('kind' in found) return found;
      const { documentId, releaseDate } = call.body;
      const month = italianMonth(found.statement.referenceMonth);
      return { data: call.body, payload: { documentId, releaseDate, month, card: found.card.panLast4 } };
    },
    async run(call) {
      const found = await findDownload(call);
      if ('kind' in found) return found;
      const { card, statement } = found;
      const booked = await readBooked(call, card, statement);
      const { name, surname } = await readUser(call.db, call.holder.userId);
      await markVisited(call, card, statement.documentId);
      const { documentId: detail } = statement;
      await logSecurity(call.db, call.bank.secrets, {
        event: 'exported',
        user: call.holder.username,
        detail,
        now: call.now,
      });
      const bytes = await statementPdf({ statement, card, holder: `${name} ${surname}`, booked });
      return doneFile(bytes, { media: 'application/pdf', name: fileOf(statement, card) });
    },
  },
  getSubscriptionStatus: {
    async check(call) {
      const card = await onlineCard(call, call.body.cardId);
      return 'kind' in card ? card : null;
    },
    async confirm({ body, bank }) {
      return bank.policy.statements.statusNeedsSca ? { data: body, payload: {} } : null;
    },
    async run(call) {
      const card = await onlineCard(call, call.body.cardId);
      return 'kind' in card ? card : done(subscriptionView(await readSubscription(call, card), false));
    },
  },
  modifySubscription: {
    async check(call) {
      const card = await onlineCard(call, call.body.cardId);
      return 'kind' in card ? card : null;
    },
    async confirm({ body }) {
      const email = body.email === undefined ? {} : { email: maskEmail(body.email) };
      return { data: body, payload: { delivery: body.delivery, ...email, how: wordsOf(body) } };
    },
    run: (call) => change(call, call.body.cardId, ({ email }) => ({ email, ...call.body })),
  },
  changeSubscriptionEmail: {
    async check(call) {
      const card = await onlineCard(call, call.body.cardId);
      if ('kind' in card) return card;
      const { delivery } = await readSubscription(call, card);
      return delivery === 'ONLINE' ? null : refuse('DELIVERY_NOT_ONLINE');
    },
    async confirm({ body }) {
      return { data: body, payload: { email: maskEmail(body.email) } };
    },
    run: (call) => change(call, call.body.cardId, ({ delivery }) => ({ delivery, email: call.body.email })),
  },
} satisfies Partial<Handlers>;

/** Says how the lists shall come, so that who reads the code's message knows what it is good for. */
function wordsOf({ delivery, email }: Call<'modifySubscription'>['body']): string {
  const { paper, online, onlineAt } = texts.signed;
  if (delivery === 'PAPER') return paper;
  return email === undefined ? online : onlineAt.replace('{email}', maskEmail(email));
}

/** Finds the list that is asked for and its card, or refuses. */
async function findDownload(call: Call<'downloadStatement'>) {
  const card = await downloadableCard(call, call.body.cardId);
  if ('kind' in card) return card;
  const statement = await findStatement(call, card, call.body);
  return 'kind' in statement ? statement : { card, statement };
}

/** Names a list after its date (STMT-07), and after what its holder looks for among many: the month and the card. */
function fileOf({ dateBankStatement, referenceMonth }: Statement, { panLast4 }: CardRow): string {
  const month = italianMonth(referenceMonth).replace(' ', '-');
  return `${texts.file}${dateBankStatement}-${month}-${texts.fileOfCard}-${panLast4}.pdf`;
}

async function change(
  call: Call<'modifySubscription' | 'changeSubscriptionEmail'>,
  cardId: string,
  next: (before: Subscription) => Subscription,
) {
  const card = await onlineCard(call, cardId);
  if ('kind' in card) return card;
  const before = await readSubscription(call, card);
  const wanted = next(before);
  await writeSubscription(call, card, wanted);
  await logSecurity(call.db, call.bank.secrets, {
    event: 'statement.delivery',
    user: call.holder.username,
    detail: wanted.delivery,
    now: call.now,
  });
  return doneOrBefore(isSame(before, wanted), subscriptionView(wanted, true));
}

const downloadableCard = (call: HolderCall, cardId: string) => findServedCard(call, cardId, 'DOWNLOAD_EC');
const onlineCard = (call: HolderCall, cardId: string) =>
  findServedCard(call, cardId, 'ESTRATTO_CONTO_ONLINE');
