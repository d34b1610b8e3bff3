import { describe, expect, it } from 'vitest';
import { linkLibrary } from '../../definition/link.ts';
import { prepareJourneys } from '../../definition/prepare.ts';
import { catalogue, end, journey, libraryOf, operations, tryOut } from '../../fixtures/try-out.ts';

const pinView = journey(
  {
    intro: { kind: 'form', actions: { submit: { to: 'ask' }, close: { to: 'over' } } },
    ask: {
      kind: 'call',
      operation: 'read',
      ok: { to: 'pin', sets: { 'data.pin': { var: 'result.pin' } } },
    },
    pin: {
      kind: 'view',
      view: 'secret',
      input: { secret: { var: 'data.pin' } },
      after: { seconds: 30, to: 'hidden' },
      actions: { again: { to: 'ask' }, close: { to: 'over' } },
    },
    hidden: { kind: 'form', actions: { submit: { to: 'over' } } },
    over: end('completed'),
  },
  { data: { pin: { type: 'text', keep: 'screen' } } },
);

/** As the browser runs it: compiled by the build, linked here. */
const library = linkLibrary({
  journeys: prepareJourneys(libraryOf([pinView])),
  errors: catalogue,
  operations,
});

function atPin() {
  const run = tryOut(library);
  run.act('submit');
  run.reply(200, { pin: '28491' });
  return run;
}

const told = (run: ReturnType<typeof tryOut>) => JSON.stringify([run.state(), run.effects()]);

describe('what is kept for a screen', () => {
  it('is there while the screen is, and in no saved state [S-38]', () => {
    const run = atPin();

    expect(run.screen().view?.input).toEqual({ secret: '28491' });
    expect(JSON.stringify(run.saved())).not.toContain('28491');
  });

  it('is erased when the time is over, and the screen cannot be gone back to [S-38]', () => {
    const run = atPin();

    run.expire();

    expect(run.at()).toBe('trial/hidden');
    expect(told(run)).not.toContain('28491');
    run.back();
    expect(run.at()).toBe('trial/intro');
  });

  it('is erased by Back and by every action [S-38]', () => {
    const back = atPin();
    back.back();
    expect(back.at()).toBe('trial/intro');
    expect(told(back)).not.toContain('28491');

    const again = atPin();
    again.act('again');
    expect(told(again)).not.toContain('28491');
    again.reply(500, { code: 'X' });

    expect(again.at()).toBe('trial/intro');
  });

  it('is asked for again after a reload, from the screen before it', () => {
    const run = atPin();

    run.reload();

    expect(run.at()).toBe('trial/intro');
  });
});

const leaving = journey(
  {
    plan: {
      kind: 'form',
      actions: {
        submit: { to: 'confirm' },
        sheet: {
          to: 'plan',
          file: { name: 'secci.pdf', content: { var: ['data.sheet', 'UERG'] } },
        },
        partner: { to: 'plan', visit: { link: 'loyalty', window: 'new' } },
      },
    },
    confirm: {
      kind: 'call',
      operation: 'change',
      ok: {
        to: 'over',
        file: { name: { cat: ['plan-', { var: 'data.month' }, '.pdf'] }, content: { var: 'result' } },
        visit: { address: { var: ['result.location', '/done'] } },
        sets: { 'data.month': '04' },
      },
      stepUp: { exits: { verified: 'retry', blocked: { to: 'over' }, closed: { to: 'plan' } } },
    },
    over: end('completed'),
  },
  { data: { sheet: { type: 'text' }, month: { type: 'text', initial: '03' } } },
);

const proof = journey(
  {
    code: { kind: 'form', actions: { submit: { to: 'verified' } } },
    verified: { kind: 'end', outcome: 'verified', output: { otp: '1' } },
    blocked: end('blocked'),
    closed: end('closed'),
  },
  { id: 'sca' },
);

describe('on the way to another step', () => {
  it('a file is offered to the holder, by an action too [INST-08]', () => {
    const run = tryOut([leaving, proof]);

    run.act('sheet');

    expect(run.only('file')).toMatchObject([
      { name: 'secci.pdf', content: 'UERG', mediaType: 'application/pdf' },
    ]);
    expect(run.at()).toBe('trial/plan');
  });

  it('the bytes of a reply are offered once the holder has proved who they are, and stay in no state', () => {
    const run = tryOut([leaving, proof]);
    const content = new Uint8Array([37, 80, 68, 70]);
    run.act('submit');
    run.reply(403, { code: 'SCA_REQUIRED', sca: { phoneNumbers: [] } });
    expect(run.only('file')).toEqual([]);
    run.act('submit');

    run.hear({ kind: 'reply', status: 200, body: content });

    expect(run.only('file')).toMatchObject([{ name: 'plan-03.pdf', content }]);
    expect(run.only('visit')).toMatchObject([{ address: '/done' }]);
    expect(JSON.stringify(run.state())).not.toContain('37');
  });

  it('a place outside is visited, in a window of its own if the journey says so [S-46]', () => {
    const run = tryOut([leaving, proof]);

    run.act('partner');

    expect(run.only('visit')).toMatchObject([{ link: 'loyalty', window: 'new' }]);
  });
});
