import { keysOfStep, type BankRequest } from '#engine';
import { beginningOf, libraryOf, makeMove, play, readSources, type Views } from '#analysis';
import { projectFiles, projectLanguage } from '../journeys/project.ts';
import { sentBy, type Sent } from './sent-requests.ts';

/** What a journey asked the bank for, and at which of its steps. */
type Asking = { step: string; request: BankRequest };

let asked: readonly Asking[] | undefined;

/** Returns what a step, as `journey/step`, sends to the bank in the scenarios that come to it. */
export async function askedByJourneys(step: string): Promise<readonly Sent[]> {
  return Promise.all(
    askedByEveryStep()
      .filter((one) => one.step === step)
      .map(({ request }) => sentBy(request)),
  );
}

/** Returns what every step asks for that some scenario comes to. */
export function askedByEveryStep(): readonly Asking[] {
  asked ??= playScenarios();
  return asked;
}

/**
 * Finds of steps, written `journey/step` and set apart by spaces, those of which a request leaves something out of a call as
 * the documents have it, `POST card-service/card/k6/check: cardId key6`: the members, parameters or headers; or that there is
 * no such call among them.
 */
export async function lackingAt(
  steps: string,
  documented: string,
): Promise<[step: string, names: string[]][]> {
  const found = await Promise.all(
    steps
      .split(' ')
      .map(async (step): Promise<[string, string[]]> => [
        step,
        lacking(await askedByJourneys(step), documented),
      ]),
  );
  return found.filter(([, names]) => names.length > 0);
}

function lacking(sent: readonly Sent[], documented: string): string[] {
  const [call = '', carried = ''] = documented.split(': ');
  const whole = call.replace(/ (?!\/)/u, ' /api/services/');
  const made = sent.filter((one) => one.call === whole);
  if (made.length === 0) return [`no call ${whole}`];
  const names = carried.split(' ').filter((name) => name !== '');
  return made.flatMap(({ members, query, headers }) =>
    names.filter((name) => ![...members, ...query].includes(name) && !headers.has(name)),
  );
}

/** A call that is sent at once with others stands where the file has it. */
const placeOf = ({ journey, step }: { journey: string; step: string }): string =>
  [journey, ...keysOfStep(step)].join('/');

/** Plays every scenario on the engine, and notes each call that a journey makes on the way. */
function playScenarios(): Asking[] {
  const files = projectFiles();
  const views = files.find(({ path }) => path === 'journeys/views.json');
  // A test of journeys holds the list of views against its schema.
  const sources = readSources(projectLanguage(), files, { views: JSON.parse(views?.text ?? '{}') as Views });
  const library = libraryOf(sources);
  return [...sources.journeys.values()].flatMap(({ id, scenarios }) =>
    [...scenarios.values()].flatMap(({ value }) => {
      if (!value) return [];
      const calls = new Map<string, Asking>();
      const playing = play(library, beginningOf(value, id, sources.language));
      const note = (): void => {
        const frame = playing.state().frames.at(-1);
        const call = playing.call();
        if (frame && call) calls.set(call.callId, { step: placeOf(frame), request: call.request });
      };
      note();
      for (const move of value.do) {
        makeMove(move, playing, sources.language);
        note();
      }
      return [...calls.values()];
    }),
  );
}
