import { describe, expect, it } from 'vitest';
import { beginningOf, libraryOf, makeMove, play, readSources, type Views } from '#analysis';
import type { Effect } from '#engine';
import type { JourneyFile } from '#schemas';
import { projectFiles, projectLanguage } from './project.ts';

type Step = JourneyFile['steps'][string];

/** What a holder is led to and told when a step is shown. */
type Attention = { focus: string | undefined; says: string | undefined; politeness: string | undefined };

const files = projectFiles();
const language = projectLanguage();
const views = files.find(({ path }) => path === 'journeys/views.json')?.text ?? '{}';
// What the views know, as the portal’s own test holds it.
const sources = readSources(language, files, { views: JSON.parse(views) as Views });
const library = libraryOf(sources);

const shown = [...sources.journeys].flatMap(([id, { journey }]) =>
  Object.entries(journey?.value?.steps ?? {})
    .filter(([, step]) => isShown(step))
    .map(([name, step]) => ({ place: `${id}/${name}`, step })),
);

const scenarios = [...sources.journeys.values()].flatMap(({ id, scenarios: all }) =>
  [...all.values()].flatMap(({ value }) => (value ? [{ id, scenario: value }] : [])),
);

/** What each step drew the attention to whenever a scenario came to it; a field that is wrong stands before everything. */
const drawn = new Map<string, Attention[]>();
for (const { id, scenario } of scenarios) {
  const playing = play(library, beginningOf(scenario, id, language));
  gather(playing.effects());
  for (const move of scenario.do) {
    expect(makeMove(move, playing, language)).toBeUndefined();
    gather(playing.effects());
  }
}

describe('a step that is shown', () => {
  it.each(shown)(
    '$place leads to its heading or first field, and says its title [S-63]',
    ({ place, step }) => {
      const [first, ...more] = new Set((drawn.get(place) ?? []).map((one) => JSON.stringify(one)));

      expect(more).toEqual([]);
      expect(JSON.parse(first ?? '"never shown"')).toEqual(attentionOf(place, step));
    },
  );

  it('is a first field on pages and in dialogs alike, where its journey says so', () => {
    const surfaces = new Set(
      shown
        .filter(({ step }) => 'focus' in step && step.focus === 'first-field')
        .map(({ place }) => sources.journeys.get(place.split('/')[0] ?? '')?.journey?.value?.surface),
    );

    expect(surfaces).toEqual(new Set(['dialog', 'page']));
  });
});

function isShown(step: Step): boolean {
  if (step.kind === 'end') return step.popup !== undefined;
  return step.kind === 'form' || step.kind === 'view';
}

function attentionOf(place: string, step: Step): Attention {
  const { focus = 'heading', announce = 'polite' } = step.kind === 'form' || step.kind === 'view' ? step : {};
  return {
    ...(focus !== 'none' && { focus }),
    ...(announce !== 'none' && { says: `${place}.title`, politeness: announce }),
  } as Attention; // what is left out is undefined
}

/** Takes, for each step that was shown, what came with it. */
function gather(effects: readonly Effect[]): void {
  for (const [index, effect] of effects.entries()) {
    if (effect.kind !== 'record' || effect.name !== 'shown') continue;
    const attention = attentionIn(effects.slice(index + 1));
    const place = `${effect.journey}/${effect.step}`;
    if (attention) drawn.set(place, [...(drawn.get(place) ?? []), attention]);
  }
}

/** Reads the attention that follows a step, up to the next record; none where it goes to what is wrong. */
function attentionIn(after: readonly Effect[]): Attention | undefined {
  const next = after.findIndex(({ kind }) => kind === 'record');
  const own = next < 0 ? after : after.slice(0, next);
  const [focus] = own.flatMap((effect) => (effect.kind === 'focus' ? [effect.target.kind] : []));
  if (focus === 'field' || focus === 'error-summary') return undefined;
  const [said] = own.flatMap((effect) => (effect.kind === 'announce' ? [effect.announcement] : []));
  return {
    focus,
    says: said && `${said.text.namespace}/${said.text.key}`,
    politeness: said?.politeness,
  };
}
