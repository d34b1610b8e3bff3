import type { JourneyFile } from '#schemas';
import type { DataFlow } from '../../flow/transfer.ts';
import { edgesOf, isJoined } from '../../graph/control-flow.ts';
import { commitsIn, screensOf } from '../../graph/journeys.ts';
import { committingIn } from '../../flow/committing-steps.ts';
import { repeatsOf, type Repeat } from '../../flow/repeated-commits.ts';
import { wayTo, type Standing } from '../../graph/state-space.ts';
import { isScreenNamed, reachableFrom } from '../../graph/reachability.ts';
import { pointerTo } from '../../source/document.ts';
import type { Sources } from '../../source/sources.ts';
import { eachFlow } from '../each-journey.ts';
import type { Words } from '../../report/words.ts';
import type { Found } from '../rule.ts';

/** Finds calls that change something for good and that could be sent again. */
export const commitRepeated = eachFlow(function* (flow, sources) {
  yield* afterScreens(flow, sources);
  yield* afterRefusals(flow);
  yield* afterResume(flow, sources);
});

function* afterScreens(flow: DataFlow, sources: Sources): Generator<Found> {
  const repeats = [...repeatsOf(flow, sources)];
  yield* idleReasons(flow, repeats);
  for (const { commit, lost, edge, opened, path, isMeant } of repeats) {
    if (isMeant) continue;
    const when = lost
      ? {
          en: 'whose answer was lost and which may have been done',
          it: 'di cui si è persa la risposta e che può essere stata eseguita',
        }
      : { en: 'which has been done', it: 'che è già stata eseguita' };
    const message = {
      en: `From "${edge.from}" (${edge.name}) "${commit}", ${when.en}, is sent again.`,
      it: `Da "${edge.from}" (${edge.name}) riparte "${commit}", ${when.it}.`,
    };
    const hint = hintFor({ edge, opened });
    const pointer = edge.pointer === '' ? pointerTo('/steps', edge.from) : edge.pointer;
    yield { pointer, ...(edge.pointer === '' && { part: 'key' as const }), message, hint, path };
  }
}

/** Says what can be done: at the way that sends it, or at the one by which the holder came there. */
function hintFor({ edge, opened }: Pick<Repeat, 'edge' | 'opened'>): Words {
  const at = opened && ` "${opened.from}" (${opened.name})`;
  const elsewhere = {
    en: at === undefined ? 'Lead elsewhere' : `Lead elsewhere, here or from${at}, which leads here`,
    it: at === undefined ? 'Porta altrove' : `Porta altrove, da qui o da${at}, che porta qui`,
  };
  if (edge.kind !== 'action') return { en: `${elsewhere.en}.`, it: `${elsewhere.it}.` };
  return {
    en: `${elsewhere.en}; if it is meant, say why under "repeats" at this action.`,
    it: `${elsewhere.it}; se è voluto, di’ perché in "repeats" a questa azione.`,
  };
}

/** Finds reasons at actions from which nothing is sent again. */
function* idleReasons({ definition }: DataFlow, repeats: readonly Repeat[]): Generator<Found> {
  // The way to a step that is not there may be the one that needs the reason.
  if (!isJoined(definition)) return;
  for (const { name: step, pointer, step: screen } of screensOf(definition)) {
    for (const [action, { repeats: reason }] of Object.entries(screen.actions)) {
      const isNeeded = repeats.some(({ edge }) => edge.from === step && edge.name === action);
      if (reason === undefined || isNeeded) continue;
      yield {
        pointer: pointerTo(`${pointer}/actions`, action, 'repeats'),
        part: 'key',
        message: {
          en: 'Nothing is sent again from here, and so nothing needs a reason.',
          it: 'Da qui non riparte nulla, e perciò non serve un motivo.',
        },
        hint: { en: 'Take "repeats" away.', it: 'Togli "repeats".' },
      };
    }
  }
}

function* afterRefusals({ definition, runs }: DataFlow): Generator<Found> {
  const told = new Set<string>();
  for (const standing of runs.all) {
    const { step } = standing;
    const back = standing.barred && definition.steps[step]?.kind === 'call' ? backFrom(standing) : undefined;
    if (!back || told.has(step)) continue;
    const commit = commitBehind(definition, back.to, step);
    if (commit === undefined) continue;
    told.add(step);
    const path = [...wayTo(runs, standing).slice(0, -1), { step, by: back.name }, { step: back.to }];
    const message = {
      en: `When "${step}" fails (${back.name}), the holder is back at "${back.to}", as if "${commit}" had not been done.`,
      it: `Quando "${step}" fallisce (${back.name}), il titolare torna a "${back.to}", come se "${commit}" non fosse stata eseguita.`,
    };
    yield { pointer: pointerTo('/steps', step), part: 'key', message, path };
  }
}

const backFrom = ({ ways }: Standing) => ways.find(({ edge }) => edge.kind === 'back')?.edge;

/** Finds the commit that stands between a screen and a later step, reached without another screen. */
function commitBehind(definition: JourneyFile, screen: string, step: string): string | undefined {
  const automatic = edgesOf(definition).filter(({ to }) => !isScreenNamed(definition, to));
  const commits = commitsIn(definition);
  return [...reachableFrom([screen], automatic)].find(
    (name) => commits.has(name) && name !== step && reachableFrom([name], automatic).has(step),
  );
}

function* afterResume({ definition }: DataFlow, sources: Sources): Generator<Found> {
  const sending = new Set(
    committingIn(definition, sources).flatMap(({ step, unseen }) => (unseen ? [step] : [])),
  );
  const automatic = edgesOf(definition).filter(({ from }) => !isScreenNamed(definition, from));
  for (const [state, step] of Object.entries(definition.resume?.at ?? {})) {
    const commit = [...reachableFrom([step], automatic)].find((name) => sending.has(name));
    if (commit === undefined || isScreenNamed(definition, step)) continue;
    yield {
      pointer: pointerTo('/resume/at', state),
      message: {
        en: `A run taken up again here would send "${commit}" by itself, each time.`,
        it: `Una ripresa da qui invierebbe "${commit}" da sola, ogni volta.`,
      },
    };
  }
}
