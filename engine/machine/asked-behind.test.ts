import fc from 'fast-check';
import { expect, it } from 'vitest';
import { polling, runBehind } from './runs.fixture.ts';

/** What docs/language.md says of a screen that asks again and again: whether it is in sight, and what it waits for. */
type Model = {
  at: 'waiting' | 'approved' | 'aside' | 'busy';
  asked: number;
  waits: 'answer' | 'time' | 'nothing';
};

const most = 3;
const begun = (): Model => ({ at: 'waiting', asked: 1, waits: 'answer' });

const moves = [
  'stays',
  'leads',
  'refused',
  'routed',
  'lost',
  'time',
  'awake',
  'submit',
  'reply',
  'expire',
  'reload',
  'late',
] as const;
type Made = (typeof moves)[number];

const left = (at: Model['at']): Model => ({ at, asked: 0, waits: 'nothing' });
const heard = ({ asked, ...model }: Model): Model => ({
  ...model,
  asked,
  waits: asked < most ? 'time' : 'nothing',
});
const askedAgain = ({ asked, ...model }: Model): Model => ({ ...model, asked: asked + 1, waits: 'answer' });

/** What a move does while the screen is in sight, and what it must wait for. */
const onScreen: Readonly<Partial<Record<Made, { in?: Model['waits']; to: (model: Model) => Model }>>> = {
  stays: { in: 'answer', to: heard },
  refused: { in: 'answer', to: heard },
  lost: { in: 'answer', to: heard },
  leads: { in: 'answer', to: () => left('approved') },
  routed: { in: 'answer', to: () => left('aside') },
  time: { in: 'time', to: askedAgain },
  awake: { in: 'time', to: askedAgain },
  expire: { to: () => left('aside') },
  submit: { to: () => left('busy') },
  reload: { to: begun },
};

/** Says what a move does to the model. */
function next(model: Model, move: Made): Model {
  // A call in sight is answered with a refusal, which leads back.
  if (model.at === 'busy') return move === 'reply' ? begun() : model;
  const way = model.at === 'waiting' ? onScreen[move] : undefined;
  return way && (way.in === undefined || way.in === model.waits) ? way.to(model) : model;
}

type Run = ReturnType<typeof runBehind>;

function make(run: Run, move: Made, calls: readonly string[]): void {
  const by: Record<Made, () => unknown> = {
    stays: () => run.answered({ state: 'PENDING' }),
    leads: () => run.answered({ state: 'APPROVED' }),
    refused: () => run.heard({ status: 422, body: { code: 'X' } }),
    routed: () => run.heard({ status: 422, body: { code: 'GONE' } }),
    lost: () => run.heard('unreachable'),
    time: () => run.next(),
    awake: () => run.awake(),
    submit: () => run.screen().step === 'waiting' && run.act('submit', {}),
    reply: () => run.frame().pending && run.reply(422, { code: 'Y' }),
    expire: () => run.screen().step === 'waiting' && run.expire(),
    reload: () => run.screen().step === 'waiting' && !run.screen().busy && run.reload(),
    // The answer to a call that was made before the present one.
    late: () => run.answered({ state: 'APPROVED' }, calls.at(-2) ?? 'none'),
  };
  by[move]();
}

function seen(run: Run): Model {
  const { callId, timer, asked = 0 } = run.asked() ?? {};
  const waits = callId === undefined ? (timer === undefined ? 'nothing' : 'time') : 'answer';
  const at = run.screen().busy ? 'busy' : (run.screen().step as Model['at']); // one of the three screens
  return { at, asked, waits };
}

it('asks as the model does, and is never busy, heard late, or announced by what it asks, whatever happens in whatever order [LANG-11]', () => {
  const errors = { GONE: { type: 'SHOW', to: 'aside' } } as const;
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...moves), { maxLength: 30 }), (made) => {
      const run = runBehind(polling({ errors }));
      const calls: string[] = [];
      let model = begun();
      for (const move of made) {
        calls.push(...run.only('call').map(({ id }) => id));
        const [stayed, before] = [model.at === 'waiting', run.effects()];

        make(run, move, [...new Set(calls)]);
        model = next(model, move);

        expect(seen(run)).toEqual(model);
        const isQuiet = stayed && model.at === 'waiting' && move !== 'reload' && run.effects() !== before;
        if (isQuiet) expect([...run.only('focus'), ...run.only('announce')]).toEqual([]);
      }
    }),
    { numRuns: 1000 },
  );
});
