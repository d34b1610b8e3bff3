import { describe, expect, it } from 'vitest';
import { beginningOf, libraryOf, makeMove, play, readSources } from '#analysis';
import { restore, save, type Screen, screenOf } from '#engine';
import type { ScenarioFile } from '#schemas';
import { projectFiles, projectLanguage } from '../journeys/project.ts';
import { aPage, aTab, secretOf } from '../../ui/state/session/kept-runs.fixture.ts';

const language = projectLanguage();
const sources = readSources(language, projectFiles(), { views: {} });
const library = libraryOf(sources);

type Playing = ReturnType<typeof play>;

/** A journey at the first of its screens that asks something, by the scenario that is there soonest. */
type Begun = { journey: string; moves: number; scenario: ScenarioFile };

// A code is asked for by another journey, and what can only be closed asks nothing.
const asks = (screen: Screen | undefined, journey: string): boolean =>
  screen?.journey === journey && !screen.busy && screen.actions.some(({ name }) => name !== 'close');

function begun(journey: string, scenario: ScenarioFile): Begun[] {
  const playing = playOf(journey, scenario);
  const moves = [undefined, ...scenario.do].findIndex((move) => {
    if (move !== undefined) makeMove(move, playing, language);
    return asks(playing.screen(), journey);
  });
  return moves < 0 ? [] : [{ journey, moves, scenario }];
}

const playOf = (journey: string, scenario: ScenarioFile): Playing =>
  play(library, beginningOf(scenario, journey, language));

/** Of every journey that somebody runs who is in. */
const first = [...sources.journeys.values()].flatMap(({ id, scenarios }) => {
  const all = [...scenarios.values()].flatMap(({ value }) => (value ? begun(id, value) : []));
  const inSession = all.filter(({ scenario }) => playOf(id, scenario).state().context.session.logged);
  return inSession.toSorted((one, other) => one.moves - other.moves).slice(0, 1);
});

/** Waits for what is approved by a key that no tab may keep: the holder confirms anew. */
const isAskedAnew = ({ journey }: Begun): boolean => journey === 'app-approval';

/** What a tab keeps of a journey at a screen, and how the next page shows it. */
async function loadedAnew({ journey, scenario, moves }: Begun) {
  const playing = playOf(journey, scenario);
  for (const move of scenario.do.slice(0, moves)) makeMove(move, playing, language);
  const tab = aTab();
  const page = aPage(tab);
  page.keeper.unlock(secretOf('a'));
  await page.keeper.storeOf(journey, 'route').save('scenario', save(library, playing.state()));
  const next = aPage(tab);
  next.keeper.unlock(secretOf('a'));
  const [kept] = await next.keeper.waiting();
  const state = kept && restore(library, kept.saved, { context: playing.state().context }).state;
  return { saved: kept?.saved, screen: state && screenOf(library, state), before: playing.screen() };
}

const shownOf = (screen: Screen | undefined) =>
  screen && {
    at: screen.at,
    values: screen.form?.values ?? screen.view?.values,
    canGoBack: screen.canGoBack,
  };

describe('a reload in the middle of a journey', () => {
  it('is tried with every journey of a session that asks something', () => {
    expect(first.length).toBeGreaterThan(35);
  });

  it.each(first.filter((start) => !isAskedAnew(start)))(
    'goes on at the same screen of $journey [HOLDER-01] [LANG-04]',
    async (start) => {
      const { saved, screen, before } = await loadedAnew(start);

      expect(saved).not.toHaveProperty('earlier');
      expect(shownOf(screen)).toEqual(shownOf(before));
    },
  );

  it.each(first.filter(isAskedAnew))('has $journey asked for anew [HOLDER-01] [LANG-13]', async (start) => {
    const { saved } = await loadedAnew(start);

    expect(saved).toMatchObject({ earlier: true, frames: [{ step: 'start' }] });
  });
});
