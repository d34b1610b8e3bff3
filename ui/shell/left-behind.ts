import { loadTree } from '#i18n';
import type { Stand } from '#ui/journey';
import { isPreloginPath } from '../state/navigation/routes.ts';
import { createGoOn, type GoOn } from '../state/session/go-on.ts';
import { createKeptRuns, type KeptRuns } from '../state/session/kept-runs.ts';
import { createLeftJourneys } from '../state/session/left-journeys.ts';
import { watchGoing } from '../state/session/page-going.ts';
import type { TellLeftParts } from '../state/session/tell-left.ts';

/** What journeys leave for the next page of the tab, and what this one does with what the one before has left. */
export type LeftBehind = GoOn & {
  keeper: KeptRuns;
  /** Tells how far a run is by now. */
  note: (runId: string, stand: Stand | undefined) => void;
};

type LeftBehindParts = {
  parts: Omit<TellLeftParts, 'left'> & { browser: Window };
  /** Resolves once what guards read is known. */
  ready: () => Promise<boolean>;
  /** Goes on with what stood above the page. */
  goOn: () => Promise<void>;
};

/** Puts together what outlives a page. Before a login no session is taken up: such a page tells at once of what a reload has cut off. */
export function createLeftBehind({ parts, ready, goOn }: LeftBehindParts): LeftBehind {
  const { browser, stores } = parts;
  const going = watchGoing(browser);
  const isIn = () => stores.session.getState().logged;
  const isPrelogin = () => isPreloginPath(browser.location.pathname);
  const keeper = createKeptRuns({ browser, going, isIn });
  const left = createLeftJourneys(browser, going);
  // Anyone who has gone to another page has cut nothing off.
  if (isPrelogin()) tellCutOff(left.take(), parts);
  const tell = (how: TellLeftParts['left']) => tellLeft({ left: how, ...parts });
  return {
    ...createGoOn({ left, keeper, tell, ready, goOn }),
    keeper,
    // A login that was not finished begins again, and says so itself.
    note: (runId, stand) => left.note(runId, isIn() || isPrelogin() ? stand : undefined),
  };
}

function tellCutOff(stand: Stand | undefined, parts: LeftBehindParts['parts']): void {
  if (stand === undefined || !isReload(parts.browser)) return;
  // What was on its way is asked for from the beginning too: there is no other place to look at.
  tellLeft({ ...parts, left: stand === 'sent' ? 'begun' : stand });
}

/** Fetches the words only where there is something to tell: most pages have left nothing. */
function tellLeft(parts: TellLeftParts): void {
  const isHeld = parts.stores.session.getState().handling !== undefined;
  if (parts.left === undefined && !isHeld) return;
  const tell = async (): Promise<void> => {
    const [teller, words] = await Promise.all([
      import('../state/session/tell-left.ts'),
      loadTree('left-behind'),
    ]);
    parts.texts.add('left-behind', words);
    teller.tellLeft(parts);
  };
  void tell().catch(() => undefined);
}

function isReload({ performance }: Window): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  return opened !== undefined && 'type' in opened && opened.type === 'reload';
}
