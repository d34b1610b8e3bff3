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

/** Says what a move does to the model. */
function next(model: Model, move: Made): Model {
  const { at, asked, waits } = model;
  if (at === 'busy') return move === 'reply' || move === 'reload' ? begun() : model;
  if (at !== 'waiting') return model;
  const heard: Model = { at, asked, waits: asked < most ? 'time' : 'nothing' };
  switch (move) {
    case 'stays':
    case 'refused':
    case 'lost':
      return waits === 'answer' ? heard : model;
    case 'leads':
      return waits === 'answer' ? { at: 'approved', asked: 0, waits: 'nothing' } : model;
    case 'routed':
    case 'expire':
      return move === 'expire' || waits === 'answer' ? { at: 'aside', asked: 0, waits: 'nothing' } : model;
    case 'time':
    case 'awake':
      return waits === 'time' ? { at, asked: asked + 1, waits: 'answer' } : model;
    case 'submit':
      return { at: 'busy', asked: 0, waits: 'nothing' };
    case 'reload':
      return begun();
    case 'reply':
    case 'late':
      return model;
  }
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
    reload: () => run.screen().step === 'waiting' && run.reload(),
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
        calls.push(...run.only('call').map(({ callId }) => callId));
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
