import { type ErrorPopup, tellOutside, type ToldOutside } from '#engine';
import type { OperationId } from '#schemas';
import type { BankCalls, CallOutcome } from '#ui/bank';
import type { JourneyMessages, JourneySource } from '#ui/journey';
import type { Stores } from './stores/stores.ts';
import type { Wayfinder } from './wayfinder.ts';

/** What is told where it failed, and in no popup: whatever type the bank gives it. */
const ownWords: ReadonlySet<OperationId> = new Set<OperationId>([
  // As the documents have it (OPS-36, TDS-05, PIN-10).
  'listTransactions',
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

/** What tells of failed calls, and whose calls they are. */
export type ToldCallsParts = {
  calls: BankCalls;
  source: Pick<JourneySource, 'errors'>;
  stores: Pick<Stores, 'popups' | 'session'>;
  messages: JourneyMessages;
  way: Pick<Wayfinder, 'go'>;
  browser: Window;
};

/**
 * Makes the views’ calls tell of their failures as journeys do, once for all that the holder has asked for with one act
 * (ERR-08, ERR-10 to ERR-17). Where the failure is, the view offers to try again.
 */
export function createToldCalls({ calls, ...parts }: ToldCallsParts): BankCalls {
  const { stores, browser } = parts;
  const actNow = countActs(browser);
  const told = new Set<string>();
  const show = (said: ToldOutside): void => {
    if (said.kind === 'go') parts.way.go(said.path);
    else if (said.kind === 'message') parts.messages.show(said.message);
    else if (mayOpen(said.popup, stores)) parts.messages.popup(said.popup);
  };
  const tell = async (id: OperationId, outcome: CallOutcome<unknown>, act: number): Promise<void> => {
    if (outcome.kind !== 'refused' && outcome.kind !== 'unreachable') return;
    // The notice of the connection says it for all; before the login the login speaks for itself.
    if (!browser.navigator.onLine || !stores.session.getState().logged) return;
    const said = tellOutside(await parts.source.errors().catch(() => bare), outcome);
    const popup = said.kind === 'popup' ? said.popup : undefined;
    if (ofThePage.has(id) && popup?.kind === 'UNAVAILABLE') return;
    const what = `${act} ${popup?.reason ?? said.kind}`;
    if (!told.has(what)) show(said);
    told.add(what);
  };
  return {
    call: async (id, request = {}) => {
      const act = actNow();
      const outcome = await calls.call(id, request);
      if (!ownWords.has(id) && request.signal?.aborted !== true) void tell(id, outcome, act);
      return outcome;
    },
  };
}

/** A question that waits for its answer stays, and what blocks is not covered by what only failed. */
function mayOpen({ reason }: ErrorPopup, { popups }: ToldCallsParts['stores']): boolean {
  const { visible, error } = popups.getState();
  return !visible || (reason === 'BLOCKER' && error?.answered === undefined);
}

/** What a refusal goes by where the table could not be fetched. */
const bare = { codes: {}, default: { type: 'CUSTOM', message: 'popup.default' } } as const;

/** Numbers what the holder does: what is called for meanwhile is called for by the last of it. */
function countActs(browser: Window): () => number {
  let act = 0;
  const next = (): void => void (act += 1);
  for (const event of ['click', 'keydown', 'popstate']) browser.addEventListener(event, next, true);
  return () => act;
}
