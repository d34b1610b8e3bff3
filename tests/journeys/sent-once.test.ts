import { describe, expect, it } from 'vitest';
import { beginningOf, libraryOf, makeMove, play, readSources, type Language, type Sources } from '#analysis';
import type { ScenarioFile, Step } from '#schemas';
import { filesSendingUpTo } from './commits-in-a-row.ts';
import { smallLanguage } from './planted.ts';
import { projectFiles, projectLanguage } from './project.ts';

/** Journeys with a scenario for each of their commits. */
type Tried = { sources: Sources; language: Language; library: ReturnType<typeof libraryOf> };

const triedOf = (language: Language, files: Parameters<typeof readSources>[1]): Tried => {
  const sources = readSources(language, files, { views: {} });
  return { language, sources, library: libraryOf(sources) };
};

const portal = triedOf(projectLanguage(), projectFiles());

/** The clean journey with another commit straight behind its own, and with one more behind that. */
const planted = (['after', 'last'] as const).map((last) => triedOf(smallLanguage(), filesSendingUpTo(last)));

/** Every commit that some scenario sends, each with the shortest scenario that does. */
const shortestIn = ({ sources, library, language }: Tried): Sending[] => {
  const sendings = [...sources.journeys.values()].flatMap(({ id, scenarios }) =>
    [...scenarios.values()].flatMap(({ value }) =>
      value ? sendingsIn(value, id, { sources, library, language }) : [],
    ),
  );
  return [...Map.groupBy(sendings, ({ name }) => name).values()].flatMap((all) =>
    all.toSorted((one, other) => one.moves - other.moves).slice(0, 1),
  );
};

/** `behind` names the commits that have been done with no screen shown since, by operation. */
type Sending = {
  name: string;
  scenario: ScenarioFile;
  journey: string;
  moves: number;
  tried: Tried;
  action: string;
  behind: readonly string[];
};

function sendingsIn(scenario: ScenarioFile, journey: string, tried: Tried): Sending[] {
  const { library, language } = tried;
  const playing = play(library, beginningOf(scenario, journey, language));
  let behind: string[] = [];
  let sent: string | undefined;
  return scenario.do.flatMap((move, index) => {
    makeMove(move, playing, language);
    const top = playing.state().frames.at(-1);
    if (sent !== undefined) behind = [...behind, sent];
    if (top?.pending === undefined) behind = [];
    const { pending } = { ...top };
    const isSent = top && pending?.key !== undefined && !pending.kept;
    sent = isSent ? pending.request.operation : undefined;
    if (!isSent) return [];
    const { action = '' } = pending;
    return [
      { name: `${top.journey}/${top.step}`, scenario, journey, moves: index + 1, tried, action, behind },
    ];
  });
}

function sentBy({ scenario, journey, moves, tried: { library, language } }: Sending) {
  const playing = play(library, beginningOf(scenario, journey, language));
  for (const move of scenario.do.slice(0, moves)) makeMove(move, playing, language);
  return playing;
}

const isMeant = (screen: Step | undefined, action: string): boolean =>
  screen !== undefined && 'actions' in screen && screen.actions[action]?.repeats !== undefined;

const shortest = [portal, ...planted].flatMap(shortestIn);

describe('submit, reload, submit', () => {
  it.each([portal, ...planted])('is tried with every commit of every journey', (tried) => {
    const commits = [...tried.library.journeys.values()].flatMap(({ id, steps }) =>
      [...steps.values()].flatMap((step) =>
        step.kind === 'call' && step.commit ? [`${id}/${step.name}`] : [],
      ),
    );

    expect(
      shortestIn(tried)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(commits.toSorted());
  });

  it.each(shortest)('sends one call of $name [LANG-02]', (sending) => {
    const playing = sentBy(sending);
    const { operation } = playing.call()?.request ?? {};
    const values = sending.scenario.do[sending.moves - 1]?.values ?? {};

    playing.reload();
    const sent = [playing.call()?.request.operation];
    for (const action of ['submit', 'back', 'submit']) {
      // What a button repeats on purpose it says, and why.
      if (!isMeant(playing.screen()?.definition, action)) playing.act(action, values);
      sent.push(playing.call()?.request.operation);
    }

    expect(operation).toBeDefined();
    expect(sent).not.toContain(operation);
  });
});

describe('submit, no connection, submit', () => {
  const chained = shortest.filter(({ behind }) => behind.length > 0);

  it('is tried with commits straight behind others', () => {
    expect(chained.map(({ name }) => name)).toEqual([
      'migration/set-number',
      'visit/after',
      'visit/after',
      'visit/last',
    ]);
  });

  it.each([
    ['', () => {}],
    [', with a reload before', (playing: ReturnType<typeof play>) => playing.reload()],
  ])('sends none of the commits again behind which another has not left%s [LANG-02]', (_with, between) => {
    for (const sending of chained) {
      const { operation = '' } = sentBy(sending).call()?.request ?? {};
      for (const action of ['submit', 'back', sending.action]) {
        const playing = sentBy(sending);
        playing.answer({ kind: 'unreachable', unsent: true });
        between(playing);
        playing.act(action, { otp: '123456' });
        for (let answers = 0; answers < 3; answers += 1) {
          const next = playing.call()?.request.operation ?? operation;
          expect(sending.behind.filter((done) => done !== operation)).not.toContain(next);
          playing.answer({ kind: 'reply', status: 200, body: {} });
        }
      }
    }
  });
});
