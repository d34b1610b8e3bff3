import { type ErrorPopup, tellOutside, type ToldOutside } from '#engine';
import type { OperationId } from '#schemas';
import type { CallOutcome } from '#ui/bank';
import type { JourneyMessages, JourneySource } from '#ui/journey';
import type { Stores } from './stores/stores.ts';
import type { Wayfinder } from './wayfinder.ts';

/** What is told where it failed, and in no popup: whatever type the bank gives it. */
const ownWords: ReadonlySet<OperationId> = new Set<OperationId>([
  // As the documents have it (OPS-36, STMT-08, TDS-05, PIN-10).
  'listTransactions',
  'checkDocumentsAvailability',
  'readThreeDSecure',
  'readPinStatus',
  'requestPin',
  // Something else stands there: the card as its product is drawn, the menu of help, the merchant without a map.
  'readCardArt',
  'readChatbotConfig',
  'readMerchantLocation',
  // Nobody has asked for them: offers and reminders.
  'readPromoConfig',
  'retrieveTtl',
  // Say in words of their own what was not done, where it was pressed.
  'downloadTransactions',
  'readInstallmentAlert',
  'changeInstallmentAlert',
  // The session goes on or ends by them.
  'requestJwt',
  'recoverLoginFlow',
  'userStatus',
  'userLogout',
  'forgetCardHolderName',
]);

/** What every page stands on: that it is missing is said where it is, with the way to ask again; only a type is routed. */
const ofThePage: ReadonlySet<OperationId> = new Set<OperationId>([
  'readUserProfile',
  'listCards',
  'readCardContext',
  'readLoyaltyPrograms',
]);

/** What tells of failed calls. */
export type FailureTellerParts = {
  source: Pick<JourneySource, 'errors'>;
  stores: Pick<Stores, 'popups' | 'session'>;
  messages: JourneyMessages;
  way: Pick<Wayfinder, 'go'>;
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
    if (ownWords.has(id)) return;
    // Before the login the login speaks for itself.
    if (!stores.session.getState().logged) return;
    const said = tellOutside(await parts.source.errors().catch(() => bare), outcome);
    const popup = said.kind === 'popup' ? said.popup : undefined;
    if (ofThePage.has(id) && popup?.kind === 'UNAVAILABLE') return;
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
