import { type TimelineMessage, type TriggerTimelineFile } from '#schemas';
import type { BankCalls, ToldTimeline } from '#ui/bank';
import { isHandlingPath } from '../navigation/routes.ts';
import type { Stores } from '../stores/stores.ts';

/** Acts on what replies tell beside their answers (TRIG-01). */
export type Timeline = {
  hear(told: ToldTimeline): void;
  /** A login is over: asks once for what there is to tell, as soon as profile and cards are known (TRIG-05). */
  begin(): void;
};

type TimelineOptions = {
  file: TriggerTimelineFile;
  stores: Stores;
  calls: () => Pick<BankCalls, 'call'>;
  currentPath: () => string;
  goTo: (path: string) => void;
  /** Says a message of the file, or opens the popup that stands for it; of any other, that there is one. */
  tell: (told: ToldTimeline, message: TimelineMessage | undefined) => void;
  record: (event: string) => void;
};

/** Tells the page of the loyalty programme, and what is beneath it. */
export function isLoyaltyPath(path: string): boolean {
  return /^\/loyaltyprogram/iu.test(path);
}

// Where a holder stays whose login is stopped by an id that the file does not have.
const unknownBlocker = '/loginhandling';

/** Makes the portal’s ear for the timeline; an id is told once in a session. */
export function createTimeline(options: TimelineOptions): Timeline {
  const { file, stores, goTo, record } = options;
  const said = new Set<string>();
  let isWanted = false;

  const block = (id: string): void => {
    const session = stores.session.getState();
    const path = file.blockers[id];
    if (path === undefined) record(`timeline-error ${id}`);
    const isLoginHeld = !session.logged || session.handling !== undefined;
    if (isLoginHeld || (path !== undefined && isHandlingPath(path)))
      session.blockedBy(path ?? unknownBlocker);
    if (!isLoginHeld && path !== undefined) goTo(path);
  };

  const hear = (told: ToldTimeline): void => {
    const { id, cardId } = told;
    if (cardId !== undefined && cardId !== stores.cards.getState().selectedId) return;
    isWanted = false;
    if (id.includes('BLOCKER')) return block(id);
    if (said.has(id)) return;
    said.add(id);
    const message = Object.hasOwn(file.messages, id) ? file.messages[id] : undefined;
    if (message === undefined) record(`timeline-error ${id}`);
    options.tell(told, message);
  };

  const askOnceKnown = (): void => {
    const { logged, handling } = stores.session.getState();
    const { status, selectedId, list } = stores.cards.getState();
    const isKnown = stores.profile.getState().status === 'ready' && status === 'ready' && list.length > 0;
    if (!isWanted || !logged || handling !== undefined || !isKnown) return;
    isWanted = false;
    if (isLoyaltyPath(options.currentPath())) return;
    void options.calls().call('retrieveTtl', { body: { cardId: selectedId } });
  };
  stores.profile.subscribe(askOnceKnown);
  stores.cards.subscribe(askOnceKnown);

  return {
    hear,
    begin: () => {
      said.clear();
      isWanted = true;
      askOnceKnown();
    },
  };
}
