import type {
  Account,
  HelpDesk,
  JournalEntry,
  KnownHolder,
  PortalEvent,
  SentMessage,
} from '#sandbox/console';
import type { BankView } from '../server/bank.ts';
import { matches } from './matches.ts';

/** What is left of each list by what is sought. */
export type Found = {
  accounts: readonly Account[];
  messages: readonly SentMessage[];
  requests: readonly JournalEntry[];
  help: HelpDesk['messages'];
  events: readonly PortalEvent[];
  holderOf: (userId: number | null) => KnownHolder | undefined;
};

/** Finds in all lists at once, by account, number, operation or whatever else stands in them. */
export function findIn(
  { live, fixed }: Pick<BankView, 'live' | 'fixed'>,
  accounts: readonly Account[],
  query: string,
): Found {
  const holderOf = (userId: number | null) => live.holders.find(({ id }) => id === userId);
  const whose = (userId: number | null): readonly string[] => {
    const holder = holderOf(userId);
    if (holder === undefined) return [];
    const { username, name, surname, telephones } = holder;
    return [username, `${name} ${surname}`, ...telephones];
  };
  return {
    holderOf,
    accounts: accounts.filter(({ username, shows, ...rest }) =>
      matches(query, [username, shows, JSON.stringify('kit' in rest ? rest.kit : '')]),
    ),
    messages: live.outbox.filter(({ userId, to, text, code }) =>
      matches(query, [to, text, code, ...whose(userId)]),
    ),
    requests: live.requests.filter(({ userId, operationId, path, status, code, body }) =>
      matches(query, [
        operationId,
        fixed.operations[operationId],
        path,
        `${status} ${code}`,
        JSON.stringify(body),
        ...whose(userId),
      ]),
    ),
    help: live['help-desk'].messages.filter(({ ticket, motivation, message, telephone }) =>
      matches(query, [ticket, motivation, message, telephone]),
    ),
    events: live.events.filter(({ name, route, area }) => matches(query, [name, route, area])),
  };
}
