import type { Texts } from '#i18n';
import type { Announcer } from '#ui/journey';
import type { JourneyRun } from '#ui/journey/stage';
import type { Answered } from '../client/server/ask.ts';
import type { ScenarioWalk, StageView } from '../protocol.ts';
import type { FromStage, ToldView, ToStage, Wording } from './messages.ts';
import { openWalk } from './open-walk.ts';
import { pendingIn, reportOf, timerIn } from './report.ts';
import { readyLibrary, type StageLibrary } from './stage-library.ts';
import { setAt } from './recording.ts';
import { createStageRun } from './stage-run.ts';
import { createWalk, type Walk } from './walk.ts';

type DirectorOptions = {
  texts: Texts;
  announcer: Announcer;
  /** Tells the time, in epoch milliseconds. */
  now: () => number;
  fetchView: (journey: string) => Promise<Answered<StageView>>;
  fetchWalk: (journey: string, scenario: string) => Promise<Answered<ScenarioWalk>>;
  word: Wording;
  draw: (drawn: { walk: Walk; run: JourneyRun }) => void;
  tell: (message: FromStage) => void;
};

type Shown = { journey: string; walk: Walk; run: JourneyRun; ready: StageLibrary };
type Opening = Extract<ToStage, { kind: 'open' }>;
type Heard = Exclude<ToStage, { kind: 'look' } | { kind: 'renew' } | { kind: 'pick' }>;
type Asked = Exclude<Heard, Opening>;

/** Does on the stage what the page asks, and takes up what changes in the files. */
export function createDirector(options: DirectorOptions) {
  const { texts, announcer, now, fetchView, fetchWalk, word, draw, tell } = options;
  let shown: Shown | undefined;
  let opened = 0;
  let wanted: Opening | undefined;
  // Of several openings under way the last one counts.
  let asked = 0;

  const open = async (opening: Opening): Promise<void> => {
    const turn = (asked += 1);
    wanted = opening;
    const { journey } = opening;
    const view = await fetchView(journey);
    if (turn !== asked) return;
    if (view.kind !== 'found') return tell({ kind: 'fault', why: view.why });
    const ready = await readyLibrary(view.value, texts);
    if (turn !== asked) return;
    const isSame = shown?.journey === journey;
    if (!shown || !isSame) shown = show(journey, ready);
    const fetch = async (scenario: string) => {
      const walk = await fetchWalk(journey, scenario);
      return walk.kind === 'found' ? walk.value : undefined;
    };
    await openWalk(shown.walk, opening, { view: view.value, fetchWalk: fetch, word });
    if (!isSame) draw(shown);
  };

  const show = (journey: string, ready: StageLibrary): Shown => {
    opened += 1;
    const walk = createWalk(ready.library, (step) => tell({ kind: 'unshown', step }));
    const made: Shown = {
      journey,
      walk,
      ready,
      run: createStageRun({ walk, texts, announcer, now, form: (id, name) => made.ready.form(id, name) }),
    };
    walk.subscribe(() => {
      const report = reportOf(walk, journey, word);
      if (report) tell({ kind: 'walk', report });
    });
    return made;
  };

  return {
    opened: () => opened,
    hear: async (message: Heard): Promise<void> => {
      if (message.kind === 'open') await open(message);
      else if (shown) act(message, shown.walk);
    },
    /** Goes on with the files as they are now; while they are unsound, with those of before. */
    renew: async (told?: ToldView): Promise<void> => {
      const before = shown;
      // What could not be opened is opened once it can.
      if (!before) return wanted && open(wanted);
      const view = told?.journey === before.journey ? viewIn(told) : await fetchView(before.journey);
      if (view.kind !== 'found') return tell({ kind: 'fault', why: view.why });
      before.ready = await readyLibrary(view.value, texts);
      before.walk.renew(before.ready.library);
      if (before.walk.at() < 0) await open({ kind: 'open', journey: before.journey });
    },
  };
}

/** Reads what the page has been answered; it is the server’s own. */
function viewIn({ answered }: ToldView): Answered<StageView> {
  return answered.kind === 'found'
    ? { ...answered, value: JSON.parse(answered.text) as StageView } // our own server, by the same protocol
    : answered;
}

function act(message: Asked, walk: Walk): void {
  const state = walk.state();
  if (!state) return;
  switch (message.kind) {
    case 'rewind':
      return walk.rewind(message.to);
    case 'back':
      return void walk.send({ kind: 'back', at: walk.screen()?.at ?? '' }, { kind: 'back' });
    case 'time':
      return void walk.send({ kind: 'timer', timerId: timerIn(state) ?? '' }, { kind: 'time' });
    case 'reply': {
      const { operation, answer, reply } = message;
      const callId = pendingIn(state, walk)?.callId ?? '';
      return void walk.send({ kind: 'reply', callId, reply }, { kind: 'reply', operation, answer });
    }
    case 'flag': {
      const context = structuredClone(state.context);
      setAt(context, message.path.split('.'), message.value);
      return void walk.send(
        { kind: 'context', context },
        { kind: 'flag', path: message.path, value: message.value },
      );
    }
  }
}
