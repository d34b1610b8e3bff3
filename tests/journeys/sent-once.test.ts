import { describe, expect, it } from 'vitest';
import { beginningOf, libraryOf, makeMove, play, readSources } from '#analysis';
import type { ScenarioFile, Step } from '#schemas';
import { projectFiles, projectLanguage } from './project.ts';

const language = projectLanguage();
const sources = readSources(language, projectFiles(), { views: {} });
const library = libraryOf(sources);

/** Every commit that some scenario sends, each with the shortest scenario that does. */
const sendings = [...sources.journeys.values()].flatMap(({ id, scenarios }) =>
  [...scenarios.values()].flatMap(({ value }) => (value ? sendingsIn(value, id) : [])),
);
const shortest = [...Map.groupBy(sendings, ({ name }) => name).values()].flatMap((all) =>
  all.toSorted((one, other) => one.moves - other.moves).slice(0, 1),
);

type Sending = { name: string; scenario: ScenarioFile; journey: string; moves: number };

function sendingsIn(scenario: ScenarioFile, journey: string): Sending[] {
  const playing = play(library, beginningOf(scenario, journey, language));
  return scenario.do.flatMap((move, index) => {
    makeMove(move, playing, language);
    const top = playing.state().frames.at(-1);
    const isSent = top?.pending?.key !== undefined && !top.pending.kept;
    return isSent ? [{ name: `${top.journey}/${top.step}`, scenario, journey, moves: index + 1 }] : [];
  });
}

function sentBy({ scenario, journey, moves }: Sending) {
  const playing = play(library, beginningOf(scenario, journey, language));
  for (const move of scenario.do.slice(0, moves)) makeMove(move, playing, language);
  return playing;
}

const isMeant = (screen: Step | undefined, action: string): boolean =>
  screen !== undefined && 'actions' in screen && screen.actions[action]?.repeats !== undefined;

describe('submit, reload, submit', () => {
  it('is tried with every commit of every journey', () => {
    const commits = [...library.journeys.values()].flatMap(({ id, steps }) =>
      [...steps.values()].flatMap((step) =>
        step.kind === 'call' && step.commit ? [`${id}/${step.name}`] : [],
      ),
    );

    expect(shortest.map(({ name }) => name).toSorted()).toEqual(commits.toSorted());
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
