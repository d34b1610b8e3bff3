import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ServiceId } from '#schemas';
import { aCardContext, aCardSummary, aService } from '../../../state/holder/card.fixture.ts';
import { aProfile } from '../../../state/holder/profile.fixture.ts';
import { type Answers, done, renderInPortal } from '../../cards/portal.fixture.tsx';
import { HomeNotices } from './HomeNotices.tsx';
import { passwordNotices } from './use-holder-notices.ts';

const plan = {
  planReference: 'c0a8f3e1b2d94f6a',
  planId: '17',
  planCode: 'R06',
  plansType: 'PENDING' as const,
  description: 'Elettronica Nuova Era',
  amount: 60_000,
  installmentsNumber: 6,
  installmentsPaid: 0,
  installmentAmount: 10_200,
  residualDebt: 60_000,
  confirmedOn: '2026-03-20',
};

async function show(answers: Answers, context = aCardContext(), card = aCardSummary()) {
  const selected = {
    listStatus: 'ready',
    card,
    isCardless: false,
    context,
    contextStatus: 'ready',
  } as const;
  return renderInPortal(<HomeNotices selected={selected} />, answers);
}

const isAwaited = () => document.querySelector('[data-awaited]') !== null;

const waiting = (totalPlansNumber: number): Answers => ({
  listPlans: () => done({ plans: [plan], totalPlansNumber }),
});

const withRates = aCardContext({ profiling: { INSTALLMENT: aService('INSTALLMENT') } });

const said = (today: string) =>
  passwordNotices('2026-04-10T10:00:00.000+02:00', today).map(({ name, tone }) => `${name} ${tone}`);

afterEach(() => window.sessionStorage.clear());

describe('the notices of the home', () => {
  it('speak of the password from a week before its end until that day [HOLDER-35] [PWD-02]', () => {
    expect(
      ['2026-04-02', '2026-04-03', '2026-04-09', '2026-04-10', '2026-04-11'].map((day) => said(day)),
    ).toEqual([[], ['password warning'], ['password critical'], ['passwordToday critical'], []]);
  });

  it('lead to the identity that is to be confirmed, and say nothing once it is [HOLDER-35]', async () => {
    const { app } = await renderInPortal(<HomeNotices />, {});
    expect(screen.queryByRole('region', { name: 'Avvisi per te' })).toBeNull();

    act(() => app.stores.profile.getState().received(aProfile({ kyc: false })));

    expect(screen.getByRole('link', { name: 'Conferma l’identità' }).getAttribute('href')).toBe(
      '/editUserData/kyc',
    );
  });

  it('are awaited until the profile is here, or cannot be read [HOLDER-35]', async () => {
    const { app } = await renderInPortal(<HomeNotices />, {});
    const { profile } = app.stores;

    act(() => profile.getState().loading());
    expect(isAwaited()).toBe(true);
    act(() => profile.getState().failed());
    expect(isAwaited()).toBe(false);
  });

  it('of a card are awaited until its plans are known, and the next time have their place at once [HOLDER-35]', async () => {
    const asked: (() => void)[] = [];
    const later: Answers = {
      listPlans: () =>
        new Promise((resolve) => {
          asked.push(() => resolve(done({ plans: [plan], totalPlansNumber: 1 })));
        }),
    };
    await show(later, withRates);
    expect(isAwaited()).toBe(true);
    await act(async () => asked.shift()?.());
    expect(isAwaited()).toBe(false);
    expect(screen.getByRole('link', { name: 'Vedi il piano' })).toBeTruthy();
    cleanup();

    await show(later, withRates);

    expect(isAwaited()).toBe(false);
    expect(screen.getByRole('region', { name: 'Avvisi su questa carta' })).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('name a plan that waits, with the way to it [HOLDER-35]', async () => {
    await show({ listPlans: () => done({ plans: [plan], totalPlansNumber: 1 }) }, withRates);

    const way = await screen.findByRole('link', { name: 'Vedi il piano' });

    expect(way.getAttribute('href')).toBe('/installments/plan/c0a8f3e1b2d94f6a');
  });

  it('of a plan that waits may be put away for the session, and comes again with another plan [HOLDER-35]', async () => {
    await show(waiting(1), withRates);
    fireEvent.click(await screen.findByRole('button', { name: 'Nascondi l’avviso del piano in attesa' }));
    expect(screen.queryByRole('region', { name: 'Avvisi su questa carta' })).toBeNull();
    cleanup();

    await show(waiting(1), withRates);
    await act(async () => undefined);
    expect(screen.queryByRole('region', { name: 'Avvisi su questa carta' })).toBeNull();
    cleanup();
    await show(waiting(2), withRates);

    expect(await screen.findByText('2 piani in attesa')).toBeTruthy();
  });

  it('say how many plans wait, where one is not all [HOLDER-35]', async () => {
    await show({ listPlans: () => done({ plans: [plan], totalPlansNumber: 3 }) }, withRates);

    expect(await screen.findByText('3 piani in attesa')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Vedi l’ultimo' }).getAttribute('href')).toBe(
      '/installments/plan/c0a8f3e1b2d94f6a',
    );
  });

  it('ask for no plan of a card that has none, nor of a family card', async () => {
    const asked: string[] = [];
    const answers: Answers = {
      listPlans: ({ cardId }) => {
        asked.push(cardId);
        return done({ plans: [], totalPlansNumber: 0 });
      },
    };

    await show(answers);
    await show(answers, withRates, aCardSummary({ flagFamiliar: true }));

    expect(asked).toEqual([]);
  });

  it('say that nothing can be bought online while the e-Code is blocked, with the way to unlock it [HOLDER-35] [ECODE-02]', async () => {
    await show({}, aCardContext({ profiling: { KEY_6: aService('KEY_6', { status: 'BLOCKED' }) } }));

    expect(screen.getByText('Acquisti online bloccati')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sblocca da Gestisci carta' }).getAttribute('href')).toBe(
      '/cardsmanagement',
    );
  });

  it.each([
    ['an e-Code that works', { KEY_6: { status: 'ACTIVE' } }],
    ['an e-Code that is locked with the card', { KEY_6: { status: 'BLOCKED', locked: true } }],
  ] as const)('say nothing of %s', async (_what, services) => {
    const profiling = Object.fromEntries(
      Object.entries(services).map(([id, difference]) => [id, aService(id as ServiceId, difference)]),
    );

    await show({}, aCardContext({ profiling }));

    expect(screen.queryByRole('region', { name: 'Avvisi su questa carta' })).toBeNull();
  });
});
