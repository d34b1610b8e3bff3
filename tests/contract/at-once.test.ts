import { describe, expect, it } from 'vitest';
import { defaultPolicy } from '#sandbox';
import type { BankReplies, OperationId } from '#schemas';
import { bankOn, copiesOf } from '../support/bank-on.ts';
import { pairOn } from '../support/bank-pair.ts';
import { allAtOnce, crowdOf, crowdPolicy, rounds, type Crowd } from '../support/crowd.ts';
import { proofOf, talkOfPlans, type PlanHolder } from '../support/instalments.ts';
import type { BankAnswer, BankTalk } from '../support/sandbox.ts';
import { fakeClock, scatteredClock } from '../support/sandbox-clock.ts';
import { codeOf, logIn, replyOf } from '../support/sandbox-login.ts';
import { prelogin, solveCaptcha } from '../support/sandbox-onboarding.ts';
import { databasePlaces } from '../support/sandbox-places.ts';

const apartMs = 5_000;
const roundMs = 300_000;
const places = await databasePlaces();
const servers = places.filter(({ name }) => name === 'PostgreSQL');

describe.each(places)('eight sessions of one holder at once, on $name by clocks 5 s apart', (place) => {
  const bank = bankOn(place, { policy: crowdPolicy, clock: scatteredClock(fakeClock(), apartMs) });

  // PGlite does one transaction after the other: what a race could find there it finds at once.
  race(bank, rounds(place.name === 'PGlite' ? 1 : 2));
});

describe.each(servers)(
  'eight sessions at once of two processes on one $name database, 5 s apart',
  (place) => {
    const bank = pairOn(place, crowdPolicy, apartMs);

    race(bank, rounds(1));
  },
);

describe.each(places)('on $name', (place) => {
  const bank = bankOn(place, { policy: crowdPolicy });
  const { holderOf, plansOf, wishOf } = talkOfPlans(bank, 'behind');

  it('a plan that was paid off is closed where the clock is behind, too [S-78]', async () => {
    const holder = await holderOf();
    const { cardId } = holder;
    const [plan] = (await plansOf(holder, 'ACTIVE')).plans;
    const body = { cardId, planReference: plan?.planReference ?? '' };
    const { token, headers } = await proofOf(bank, { id: 'extinguishPlan', body, holder });
    replyOf(await bank.call('extinguishPlan', body, { token, headers }));
    const read = async () => {
      const { card } = replyOf(await bank.call('readCardInfo', { cardId }, { token }));
      const [active, closed] = await Promise.all([
        plansOf({ cardId, token }, 'ACTIVE'),
        plansOf({ cardId, token }, 'CLOSED'),
      ]);
      return { card, active, closed };
    };
    const ahead = await read();

    bank.clock.advance(-apartMs);

    expect(await read()).toEqual(ahead);
  });

  it('no plan is confirmed by a token alone, whatever is simulated meanwhile [S-73, S-78]', async () => {
    const holder = await holderOf();
    const { token } = holder;
    const answers: BankAnswer<'confirmPlan'>[] = [];
    for (let round = 0; round < 6; round += 1) {
      const { wish } = await wishOf(holder);
      const { cardId, keyCams, installmentsNumber } = wish;
      const again = { cardId, keyCams, installmentsNumber, getPdf: true };
      bank.clock.advance(1000);
      const confirming = Array.from({ length: 4 }, () => bank.call('confirmPlan', wish, { token }));
      const simulated = bank.call('simulatePlan', again, { token });
      confirming.push(bank.call('confirmPlan', wish, { token }));
      answers.push(...(await Promise.all(confirming)));
      replyOf(await simulated);
    }

    const codes = new Set(answers.map(codeOf));
    expect([...codes].filter((code) => !['SCA_REQUIRED', 'SECCI_NOT_READ'].includes(code))).toEqual([]);
    expect(codes).toContain('SCA_REQUIRED');
  });

  it(
    'two cards of one limit top up by no more than the limit has left [S-78]',
    { timeout: roundMs },
    async () => {
      const crowd = await crowdOf(bank, 'famiglia+limit@percorso.test');
      const [{ cardIds, token } = never()] = crowd;
      const [main = '', , other = ''] = cardIds;
      const left = async () =>
        replyOf(await bank.call('readCardInfo', { cardId: main }, { token: crowd[0]?.token ?? token })).card
          .calculatedAvailability ?? 0;
      const before = await left();

      const answers: BankAnswer<'topUpPhone'>[] = [];
      while ((await left()) >= topUpCents)
        answers.push(...(await topUps(bank, crowd, (index) => (index % 2 === 0 ? main : other))));

      const paid = Math.floor(before / topUpCents);
      expect(tally(answers)).toEqual({ OK: paid, INSUFFICIENT_FUNDS: answers.length - paid });
      expect(await left()).toBe(before - paid * topUpCents);
    },
  );

  it('a proof of work that one machine has forgotten is not taken by one whose clock is behind [S-78]', async () => {
    const send = async (captchaResponse: string) => {
      const data = { fiscalCode: 'RSSMRA80A01H501U', pan: '5200000000000007' };
      return codeOf(
        await bank.call('verifyUserData', { ...data, captchaResponse }, { token: await prelogin(bank) }),
      );
    };
    const first = await solveCaptcha(bank);
    bank.clock.advance(defaultPolicy.onboarding.ticketMs - apartMs / 2);
    const codes = [await send(first)];
    bank.clock.advance(apartMs);
    codes.push(await send(await solveCaptcha(bank)));
    bank.clock.advance(-apartMs);

    codes.push(await send(first));

    expect(codes).toEqual(['OK', 'OK', 'CAPTCHA_WRONG']);
  });

  it('one code goes to a number, however many holders say at once that it is theirs [S-12, S-78]', async () => {
    const nameOf = copiesOf('number');
    const tokens: string[] = [];
    while (tokens.length < 6) tokens.push(await logIn(bank, nameOf('standard')));

    const answers = await Promise.all(
      tokens.map((token) => bank.call('generateOtpSca', { telephone: '+393331230099' }, { token })),
    );

    expect(tally(answers)).toEqual({ OK: 1, OTP_TOO_SOON: 5 });
  });
});

const topUpCents = 10_000;

/** Has each session top the same phone up, under a name of its own. */
const topUps = (bank: BankTalk, crowd: Crowd, cardOf: (index: number) => string) =>
  allAtOnce(bank, crowd, {
    id: 'topUpPhone',
    wishOf: (_, index) => {
      const phoneNumber = '3471234567';
      const payee = { phoneNumber, operatorCode: 'TELEQUATTRO', name: `Nome ${index}` };
      const headers = { criticalData: `${phoneNumber}-${topUpCents}` };
      return { body: { cardId: cardOf(index), netAmount: topUpCents, payee }, headers };
    },
  });

/** What came of the answers: how often each code. */
function tally(answers: readonly BankAnswer<OperationId>[]): Record<string, number> {
  const codes = answers.map(codeOf);
  return Object.fromEntries([...new Set(codes)].toSorted().map((code) => [code, countOf(codes, code)]));
}

const countOf = <Item>(items: readonly Item[], wanted: Item) =>
  items.filter((item) => item === wanted).length;

const stateOf = ({ active, threshold }: BankReplies['readSpendingControl']) => ({ active, threshold });

/** Declares the races, each run so many times with a fresh holder. */
function race(bank: BankTalk, times: number): void {
  const nameOf = copiesOf('crowd');
  const { keyCamsOf, plansOf, detailOf, wishOf } = talkOfPlans(bank, 'crowd');

  const repeat = async (persona: string, run: (crowd: Crowd, first: PlanHolder) => Promise<void>) => {
    for (let round = 0; round < times; round += 1) {
      const crowd = await crowdOf(bank, nameOf(persona));
      const [first] = crowd;
      if (first !== undefined) await run(crowd, first);
    }
  };
  const operationsOf = async ({ cardId, token }: PlanHolder) =>
    replyOf(await bank.call('listTransactions', { cardId, pageLimit: 30, pageNumber: 1 }, { token }));
  const leftOn = async ({ token }: PlanHolder, cardId: string) =>
    replyOf(await bank.call('readCardInfo', { cardId }, { token })).card.calculatedAvailability ?? 0;
  const payeesOf = async ({ token }: PlanHolder) =>
    replyOf(await bank.call('listPayees', {}, { token })).payees;

  it('make one plan of a purchase, anyone who confirms it [S-78]', { timeout: times * roundMs }, () =>
    repeat('rate', async (crowd, first) => {
      const before = (await plansOf(first, 'PENDING')).totalPlansNumber;
      const keyCams = await keyCamsOf(first);
      const wishes = new Map<PlanHolder, Awaited<ReturnType<typeof wishOf>>['wish']>();
      for (const holder of crowd) wishes.set(holder, (await wishOf(holder)).wish);

      const answers = await allAtOnce(bank, crowd, {
        id: 'confirmPlan',
        wishOf: (holder) => ({ body: wishes.get(holder) ?? never() }),
      });

      const { plans, totalPlansNumber } = await plansOf(first, 'PENDING');
      const details = await Promise.all(plans.map(({ planReference }) => detailOf(first, planReference)));
      const paying = details.filter(({ purchases }) => purchases.some(({ keyCam }) => keyCam === keyCams[0]));
      expect(tally(answers)).toEqual({ OK: 1, PURCHASE_NOT_ELIGIBLE: 7 });
      expect([totalPlansNumber, paying.length]).toEqual([before + 1, 1]);
    }),
  );

  it('pay a plan off once [S-78]', { timeout: times * roundMs }, () =>
    repeat('rate', async (crowd, first) => {
      const [plan] = (await plansOf(first, 'ACTIVE')).plans;
      const { cardId } = first;
      const body = { cardId, planReference: plan?.planReference ?? '' };
      const before = await operationsOf(first);

      const answers = await allAtOnce(bank, crowd, { id: 'extinguishPlan', wishOf: () => ({ body }) });

      const after = await operationsOf(first);
      expect(tally(answers)).toEqual({ OK: 1, PLAN_NOT_ACTIVE: 7 });
      expect(after.totalTransactionNumber).toBe(before.totalTransactionNumber + 1);
      for (const holder of crowd)
        expect((await detailOf(holder, body.planReference)).plan).toMatchObject({
          plansType: 'CLOSED',
          residualDebt: 0,
        });
    }),
  );

  it('top up by no more than the card has left [S-78]', { timeout: times * roundMs }, () =>
    repeat('standard', async (crowd, first) => {
      const cardId = first.cardIds[1] ?? '';
      const before = await leftOn(first, cardId);

      const answers: BankAnswer<'topUpPhone'>[] = [];
      while ((await leftOn(first, cardId)) >= 10_000)
        answers.push(...(await topUps(bank, crowd, () => cardId)));

      const paid = Math.floor(before / topUpCents);
      expect(tally(answers)).toEqual({ OK: paid, INSUFFICIENT_FUNDS: answers.length - paid });
      expect(await leftOn(first, cardId)).toBe(before - paid * topUpCents);
      expect(await payeesOf(first)).toHaveLength(1);
    }),
  );

  it('leave the spending limit as the last of them set it [S-78]', { timeout: times * roundMs }, () =>
    repeat('standard', async (crowd, first) => {
      const { cardId } = first;
      const change = (holders: Crowd, bodyOf: (index: number) => { active: boolean; threshold?: number }) =>
        allAtOnce(bank, holders, {
          id: 'changeSpendingControl',
          wishOf: (_, index) => ({ body: { cardId, ...bodyOf(index) } }),
        });
      const read = async ({ token }: PlanHolder) =>
        stateOf(replyOf(await bank.call('readSpendingControl', { cardId }, { token })));
      const isShownOn = async ({ token }: PlanHolder) => {
        const { cardContext } = replyOf(await bank.call('readCardContext', { cardId }, { token }));
        return cardContext.profiling.SPENDING_CONTROL?.active === 'ATTIVO';
      };

      const limits = [111_100, 222_200, 333_300, 444_400];
      const answers = await change(crowd, (index) => {
        const threshold = limits[index / 2];
        return threshold === undefined ? { active: false } : { active: true, threshold };
      });

      const said = answers.map((answer) => stateOf(replyOf(answer)));
      const left = await read(first);
      expect(said).toContainEqual(left);
      // Anyone who switches it off last leaves the limit that was set last.
      expect(limits).toContain(left.threshold);
      expect(await isShownOn(first)).toBe(left.active);
      const [last] = await change(crowd.slice(-1), () => ({ active: true, threshold: 100_000 }));
      expect(last?.ok).toBe(true);
      for (const reader of crowd) expect(await read(reader)).toEqual({ active: true, threshold: 100_000 });
    }),
  );

  it('keep a number once, and take it off the book once [S-78]', { timeout: times * roundMs }, () =>
    repeat('standard', async (crowd, first) => {
      const cardId = first.cardIds[1] ?? '';

      const kept = await topUps(bank, crowd.slice(0, 2), () => cardId);
      const payees = await payeesOf(first);
      const payeeId = payees[0]?.payeeId ?? '';
      const dropped = await allAtOnce(bank, crowd, {
        id: 'deletePayee',
        wishOf: () => ({ body: { payeeId } }),
      });

      expect(tally(kept)).toEqual({ OK: 2 });
      expect(payees).toHaveLength(1);
      expect(tally(dropped)).toEqual({ NOT_FOUND: 7, OK: 1 });
      expect(await payeesOf(first)).toEqual([]);
    }),
  );
}

function never(): never {
  throw new Error('every session has simulated before it confirms');
}
