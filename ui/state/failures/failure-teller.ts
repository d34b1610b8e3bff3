import { type ErrorPopup, tellOutside, type ToldOutside } from '#engine';
import type { OperationId } from '#schemas';
import type { CallOutcome } from '#ui/bank';
import type { JourneyMessages, JourneySource } from '#ui/journey';
import type { Stores } from '../stores/stores.ts';
import type { PortalNavigator } from '../navigation/navigator.ts';

/**
 * Where a failure is told that opens no popup: in words of its own where it failed; nowhere, since the session goes on or
 * ends by it; or where the page is that stands on it, with the way to ask again, and there only a type is routed.
 */
export type ToldElsewhere = 'own-words' | 'session' | 'page';

/** The calls that open no popup when they fail, whatever type the bank gives them unless a page stands on them; the documents excuse no other. */
export const toldElsewhere: Partial<Record<OperationId, ToldElsewhere>> = {
  // OPS-36, STMT-08, TDS-05, PIN-10.
  listTransactions: 'own-words',
  checkDocumentsAvailability: 'own-words',
  readThreeDSecure: 'own-words',
  readPinStatus: 'own-words',
  requestPin: 'own-words',
  // An extension, of which its own place says so.
  listUpcoming: 'own-words',
  // Another, whose page says so; of an operation it is read only to say more.
  listHelpRequests: 'own-words',
  requestJwt: 'session',
  recoverLoginFlow: 'session',
  userStatus: 'session',
  userLogout: 'session',
  forgetCardHolderName: 'session',
  readUserProfile: 'page',
  listCards: 'page',
  readCardContext: 'page',
};

/** What tells of failed calls. */
export type FailureTellerParts = {
  source: Pick<JourneySource, 'errors'>;
  stores: Pick<Stores, 'popups' | 'session'>;
  messages: JourneyMessages;
  way: Pick<PortalNavigator, 'go'>;
  browser: Window;
};

/** A call that failed; `act` numbers what the holder did last before it. */
export type FailedCall = { id: OperationId; outcome: Refused; act: number };

type Refused = Extract<CallOutcome<unknown>, { kind: 'refused' | 'unreachable' }>;

/**
 * Makes what tells of the failed calls of views as journeys do, once for all that the holder has asked for with one act
 * (ERR-08, ERR-10 to ERR-17). Where the failure is, the view offers to try again.
 */
export function createFailureTeller(parts: FailureTellerParts): (failed: FailedCall) => Promise<void> {
  const { stores, messages, way } = parts;
  const told = new Set<string>();
  const show = (said: ToldOutside): void => {
    if (said.kind === 'go') way.go(said.path);
    else if (said.kind === 'message') messages.show(said.message);
    else if (mayOpen(said.popup, stores)) messages.popup(said.popup);
  };
  return async ({ id, outcome, act }) => {
    const elsewhere = toldElsewhere[id];
    if (elsewhere !== undefined && elsewhere !== 'page') return;
    // Before the login the login speaks for itself.
    if (!stores.session.getState().logged) return;
    const said = tellOutside(await parts.source.errors().catch(() => bare), outcome);
    const popup = said.kind === 'popup' ? said.popup : undefined;
    if (elsewhere === 'page' && popup?.kind === 'UNAVAILABLE') return;
    const what = `${act} ${popup?.reason ?? said.kind}`;
    if (!told.has(what)) show(said);
    told.add(what);
  };
}

/** What a refusal goes by where the table could not be fetched. */
const bare = { codes: {}, default: { type: 'CUSTOM', message: 'popup.default' } } as const;

/** A question that waits for its answer stays, and what blocks is not covered by what only failed. */
function mayOpen({ reason }: ErrorPopup, { popups }: FailureTellerParts['stores']): boolean {
  const { visible, error } = popups.getState();
  return !visible || (reason === 'BLOCKER' && error?.answered === undefined);
}
