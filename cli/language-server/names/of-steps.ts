import {
  definitionOf,
  definitionPath,
  inside,
  joined,
  membersOf,
  textIn,
  type Asked,
  type KnownName,
} from './asked.ts';

/** Lists the steps of the journey. */
export function steps(asked: Asked): KnownName[] {
  return membersOf(inside(definitionOf(asked), 'steps')).map(([name, step]) => ({
    name,
    detail: joined(
      ...['kind', 'operation', 'form', 'view', 'journey', 'outcome', 'popup', 'note'].map((key) =>
        textIn(step, key),
      ),
    ),
    home: { path: definitionPath(asked.journey), keys: ['steps', name] },
  }));
}

/** Lists the points of the journey that an invariant may name: its steps, and the ways out of each. */
export function points(asked: Asked): KnownName[] {
  const definition = definitionOf(asked);
  return steps(asked).flatMap((step) => {
    const ways = waysOf(inside(definition, 'steps', step.name));
    const { path, keys } = step.home ?? { path: asked.path, keys: [] };
    return [
      step,
      ...ways.map(([name, ...way]) => ({
        name: `${step.name}.${name}`,
        detail: step.detail,
        home: { path, keys: [...keys, ...way] },
      })),
    ];
  });
}

/** Lists the ways out of a step: the name of each, and the keys that lead to it. */
function waysOf(step: unknown): [string, ...string[]][] {
  const ok = inside(step, 'ok') === undefined ? [] : [['ok', 'ok'] as [string, string]];
  const under = ['actions', 'exits', 'errors'].flatMap((key) =>
    membersOf(inside(step, key)).map(([name]): [string, string, string] => [name, key, name]),
  );
  const cases = inside(step, 'cases');
  const chosen = inside(cases, 'at');
  const listed: readonly unknown[] =
    chosen === undefined ? [cases ?? []].flat() : [...membersOf(chosen), cases];
  const numbered = listed.map((_, index) => String(index + 1));
  return [...ok, ...under, ...numbered.map((number): [string, string] => [number, 'cases'])];
}

/** Lists the actions of the screens of the journey and of those that it runs, and the one that every screen has. */
export function actions(asked: Asked): KnownName[] {
  const own = journeysRun(asked).flatMap((journey) =>
    membersOf(inside(definitionOf(asked, journey), 'steps')).flatMap(([step, value]) =>
      membersOf(inside(value, 'actions')).map(([name]) => ({
        name,
        detail: journey === asked.journey ? step : `${journey}/${step}`,
        home: { path: definitionPath(journey), keys: ['steps', step, 'actions', name] },
      })),
    ),
  );
  const merged = [...Map.groupBy(own, ({ name }) => name).values()].flatMap((same) =>
    same.slice(0, 1).map((first) => ({ ...first, detail: same.map(({ detail }) => detail).join(', ') })),
  );
  const back = { en: 'goes back to the screen before', it: 'torna alla schermata precedente' };
  return [...merged, { name: 'back', detail: asked.say(back) }];
}

/** Lists the steps of every journey, its own first, as scenarios name them. */
export function passages(asked: Asked): KnownName[] {
  const others = [...asked.sources.journeys.keys()].filter((id) => id !== asked.journey);
  return [asked.journey, ...others].flatMap((journey) =>
    steps({ ...asked, journey }).map((step) => ({ ...step, name: `${journey}/${step.name}` })),
  );
}

/** Lists the outcomes with which the journey itself ends, and those of the journeys that it runs. */
export const ownOutcomes = (asked: Asked): KnownName[] => [
  ...journeysRun(asked).flatMap((journey) => outcomesOf(asked, journey)),
  { name: 'failed', detail: 'PROCESS' },
];

/** Lists the journey and all that it runs, at once or through others; a step-up runs sca. */
export function journeysRun(asked: Asked): string[] {
  const found = new Set([asked.journey]);
  // A set visits what is added while it is walked.
  for (const journey of found)
    for (const [, step] of membersOf(inside(definitionOf(asked, journey), 'steps'))) {
      const run = inside(step, 'stepUp') === undefined ? textIn(step, 'journey') : 'sca';
      if (run !== '') found.add(run);
    }
  return [...found];
}

/** Lists the outcomes of the journey that the step at the caret runs. */
export function outcomes(asked: Asked): KnownName[] {
  const journey = textIn(stepAt(asked), 'journey');
  const isGuarded = inside(definitionOf(asked, journey), 'allow') !== undefined;
  return [...outcomesOf(asked, journey), ...(isGuarded ? [{ name: 'not-allowed', detail: 'allow' }] : [])];
}

function outcomesOf(asked: Asked, journey: string): KnownName[] {
  const ends = steps({ ...asked, journey }).flatMap((step) => {
    const name = textIn(definitionOf(asked, journey), 'steps', step.name, 'outcome');
    return name === '' ? [] : [{ ...step, name }];
  });
  return [...new Map(ends.map((end) => [end.name, end])).values()];
}

/** The step in which the caret stands; undefined when it stands in none. */
export function stepAt(asked: Asked): unknown {
  const [root, name = ''] = asked.keys;
  return root === 'steps' ? inside(definitionOf(asked), 'steps', name) : undefined;
}

/** Lists the limits of the journey. */
export function limits(asked: Asked): KnownName[] {
  return membersOf(inside(definitionOf(asked), 'limits')).map(([name, limit]) => {
    const max = JSON.stringify(inside(limit, 'max')) ?? '';
    const most = asked.say({ en: `at most ${max}`, it: `al massimo ${max}` });
    const row = asked.say({ en: 'in a row', it: 'di seguito' });
    const isRow = inside(limit, 'consecutive') === true;
    return {
      name,
      detail: joined(most, isRow ? row : '', `→ ${textIn(limit, 'to')}`, textIn(limit, 'note')),
      home: { path: definitionPath(asked.journey), keys: ['limits', name] },
    };
  });
}
