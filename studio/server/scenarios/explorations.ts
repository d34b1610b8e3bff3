import type { IncomingMessage, ServerResponse } from 'node:http';
import { sayIn, type AnswerLanguage, type Words } from '#analysis';
import type { ScenarioFile } from '#schemas';
import type { Exploring, ExploringTold, MadeScenario } from '../../judge/explored.ts';
import type { Explored } from '../../proposals.ts';
import { plainHeaders } from '../http/policy.ts';
import { missingViews } from '../model/coverage-view.ts';
import type { StudioFolder } from '../studio-folder.ts';

/** Anyone who waits longer than this has better things to do; the command line searches on without a bound. */
const longestMs = 120_000;

type Ground = { folder: StudioFolder; language: AnswerLanguage };
type Asked = { journey: string; request: IncomingMessage; response: ServerResponse };

/** Searches what scenarios leave out, one journey at a time, and keeps what was proposed last for each. */
export function createExplorations({ folder, language }: Ground) {
  const proposals = new Map<string, readonly MadeScenario[]>();
  let current: { exploring: Exploring; response: ServerResponse; bound: NodeJS.Timeout } | undefined;
  const stop = (): void => {
    clearTimeout(current?.bound);
    current?.exploring.stop();
    current?.response.end();
    current = undefined;
  };
  return {
    close: stop,
    /** Finds the scenario that was proposed for a journey under a name. */
    proposed: (journey: string, name: string): ScenarioFile | undefined =>
      proposals.get(journey)?.find((made) => made.name === name)?.scenario,
    /** Tells how a search stands, a line for each time, until it is over or the one who has asked goes away. */
    open: ({ journey, request, response }: Asked): void => {
      stop();
      response.writeHead(200, {
        ...plainHeaders,
        'Content-Type': 'application/x-ndjson; charset=utf-8',
        'Cache-Control': 'no-store',
      });
      const write = (explored: Explored): void => {
        response.write(`${JSON.stringify(explored)}\n`);
        if (explored.kind !== 'searching') stop();
      };
      const exploring = folder.explore(journey, (told) => {
        if (current?.response !== response) return;
        if (told.kind === 'found') proposals.set(journey, told.made);
        write(exploredOf(told, journey, { folder, language }));
      });
      const giveUp = (): void => write({ kind: 'broken', why: sayIn(language)(tooLong(journey)) });
      current = { exploring, response, bound: setTimeout(giveUp, longestMs) };
      request.on('close', () => {
        if (current?.response === response) stop();
      });
    },
  };
}

const broken: Words = {
  en: 'The search broke. What is wrong stands in the terminal.',
  it: 'La ricerca si è rotta. Che cosa non va è scritto nel terminale.',
};

const tooLong = (journey: string): Words => ({
  en: `The search took longer than ${longestMs / 1000} seconds. "percorso explore ${journey} --write" in the terminal searches on.`,
  it: `La ricerca è durata più di ${longestMs / 1000} secondi. Nel terminale «percorso explore ${journey} --write» cerca fino in fondo.`,
});

function exploredOf(told: ExploringTold, journey: string, { folder, language }: Ground): Explored {
  const say = sayIn(language);
  const sources = folder.sources();
  const definition = sources?.journeys.get(journey)?.journey?.value;
  if (told.kind === 'searching') return told;
  if (told.kind === 'hindered') return { kind: 'broken', why: say(told.why) };
  if (told.kind === 'broken' || !sources || !definition) return { kind: 'broken', why: say(broken) };
  const ground = { definition, sources, language };
  return {
    kind: 'found',
    proposals: told.made.map(({ name, scenario, passes }) => ({
      name,
      title: scenario.title,
      moves: scenario.do.length,
      passes: missingViews(passes, ground),
    })),
    unreached: missingViews(told.unreached, ground).map((missing, index) => {
      const why = told.unreached[index]?.why;
      return { ...missing, why: why ? say(why) : '' };
    }),
    defects: told.defects.map(say),
  };
}
