import type { JourneyFile } from '#schemas';
import { KitProvider, Dialog } from '#ui/kit';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { challenge, hostJourneys } from '../journey-host.fixture.tsx';
import { type BackKeeper, keepBack } from './keep-back.ts';

vi.stubGlobal('CSS', { escape: (text: string) => text });

const button = (name: string) => screen.getByRole('button', { name });

/** Puts a page of the router into the browser’s history. */
const enter = (idx: number) => window.history.pushState({ idx }, '', `/page-${idx}`);

let back: BackKeeper;
/** What the router hears of the browser’s Back and Forward. */
let pops: string[];
/** Where the browser itself has been since. */
let visited: string[];
let stop: () => void;

const wentAndReturned = () => vi.waitFor(() => expect(visited).toEqual(['/page-1', '/page-2']));

function listenAnew(): void {
  visited = [];
  const visit = () => visited.push(window.location.pathname);
  window.addEventListener('popstate', visit);
  back = keepBack(window);
  pops = [];
  const stopListening = back.listen();
  const hear = () => pops.push(window.location.pathname);
  window.addEventListener('popstate', hear);
  stop = () => {
    stopListening();
    window.removeEventListener('popstate', hear);
    window.removeEventListener('popstate', visit);
  };
}

beforeEach(listenAnew);

afterEach(() => stop());

async function openDialog() {
  const host = hostJourneys(undefined, back);
  const end = host.journeys.open('sca', challenge);
  await screen.findByRole('dialog', { name: 'Which phone?' });
  return { ...host, end };
}

describe('the Back of the browser in a dialog', () => {
  it('goes back in the journey, and the page beneath stays', async () => {
    enter(1);
    enter(2);
    await openDialog();
    await userEvent.click(screen.getByRole('radio', { name: '********12' }));
    await userEvent.click(button('NEXT'));
    await screen.findByLabelText('Code');

    window.history.back();

    expect(await screen.findByRole('dialog', { name: 'Which phone?' })).toBeTruthy();
    expect(window.location.pathname).toBe('/page-2');
    expect(pops).toEqual([]);
  });

  it('is not taken from a page that the portal itself leads back from', async () => {
    enter(1);
    enter(2);
    await openDialog();

    back.leave();

    await vi.waitFor(() => expect(pops).toEqual(['/page-1']));
    expect(screen.getByRole('dialog', { name: 'Which phone?' })).toBeTruthy();
  });

  it('closes a journey that cannot go back, then is the browser’s again', async () => {
    enter(1);
    enter(2);
    const { end } = await openDialog();

    window.history.back();
    const how = await end;
    const pathAtEnd = window.location.pathname;
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    window.history.back();

    expect(how).toMatchObject({ outcome: 'closed' });
    expect(pathAtEnd).toBe('/page-2');
    await waitFor(() => expect(pops).toEqual(['/page-1']));
  });

  it.each([
    { isDismissable: true, closed: 1 },
    { isDismissable: false, closed: 0 },
  ])(
    'closes a popup of no journey as Escape does, if it may be closed: $isDismissable',
    async ({ isDismissable, closed }) => {
      enter(1);
      enter(2);
      const onClose = vi.fn<() => void>();
      render(
        <KitProvider locale="it-IT" holdBack={back.hold}>
          <Dialog isOpen title="Help" isDismissable={isDismissable} onClose={onClose}>
            {'Ways'}
          </Dialog>
        </KitProvider>,
      );

      window.history.back();

      await wentAndReturned();
      await waitFor(() => expect(onClose).toHaveBeenCalledTimes(closed));
      expect(pops).toEqual([]);
    },
  );
});

/** A journey of pages: a code, an amount, a commit, and one more page that asks. */
const topUp: JourneyFile = {
  id: 'sca',
  version: '1.0.0',
  surface: 'page',
  data: { otp: { type: 'text' }, cents: { type: 'provider:Cents' } },
  start: 'enter-code',
  steps: {
    'enter-code': {
      kind: 'form',
      form: 'code',
      saves: { 'data.otp': '/otp' },
      actions: { submit: { to: 'amount' } },
    },
    amount: {
      kind: 'view',
      view: 'top-up-amounts',
      input: { amounts: [500, 1000] },
      saves: { 'data.cents': '/amount' },
      actions: { submit: { to: 'pay' } },
    },
    pay: { kind: 'call', operation: 'generateOtp', commit: true, body: {}, ok: { to: 'choose-phone' } },
    'choose-phone': { kind: 'form', form: 'code', actions: { submit: { to: 'begin' } } },
    begin: { kind: 'form', back: 'none', actions: { submit: { to: 'over' } } },
    over: { kind: 'end', outcome: 'completed' },
  },
};

async function openPage() {
  enter(1);
  enter(2);
  const { journeys, bank } = hostJourneys({ sca: topUp }, back);
  void journeys.open('sca', {});
  return { bank, field: await screen.findByLabelText('Code') };
}

async function payIn({ bank, field }: Awaited<ReturnType<typeof openPage>>) {
  await userEvent.type(field, '123456{Enter}');
  await userEvent.click(await screen.findByRole('radio', { name: /^10,00/ }));
  await userEvent.click(button('TOP UP'));
  bank.answer(200, {});
  await screen.findByRole('heading', { name: 'Which phone?' });
}

const question = () => screen.findByRole('alertdialog', { name: 'Vuoi lasciare questa pagina?' });

describe('the Back of the browser in a journey of pages', () => {
  it('leads to the step before, with what was answered there, and stays in the page', async () => {
    const { field } = await openPage();
    await userEvent.type(field, '123456{Enter}');
    await screen.findByRole('heading', { name: 'Amount' });

    window.history.back();

    expect(await screen.findByLabelText('Code')).toHaveProperty('value', '123456');
    expect(window.location.pathname).toBe('/page-2');
    expect(pops).toEqual([]);
  });

  it('leaves from the first step while nothing was typed', async () => {
    await openPage();

    window.history.back();

    await waitFor(() => expect(pops).toEqual(['/page-1']));
  });

  it('asks before it leaves with something typed, and leaves only when told so', async () => {
    const { field } = await openPage();
    await userEvent.type(field, '12');

    window.history.back();
    await question();
    await userEvent.click(button('Resta qui'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const kept = [window.location.pathname, screen.getByLabelText<HTMLInputElement>('Code').value];
    window.history.back();
    await question();
    await userEvent.click(button('Lascia la pagina'));

    expect(kept).toEqual(['/page-2', '12']);
    await waitFor(() => expect(pops).toEqual(['/page-1']));
  });

  it('does not pass a commit: it asks before it leaves what has been begun', async () => {
    await payIn(await openPage());

    window.history.back();

    expect(await question()).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Which phone?', hidden: true })).toBeTruthy();
    expect(window.location.pathname).toBe('/page-2');
  });

  it('leaves a page that only tells how it went', async () => {
    await payIn(await openPage());
    await userEvent.type(screen.getByRole('textbox'), '123456{Enter}');
    await screen.findByRole('heading', { name: 'Begin' });

    window.history.back();

    await waitFor(() => expect(pops).toEqual(['/page-1']));
  });

  it('does nothing while the bank is asked', async () => {
    const { field } = await openPage();
    await userEvent.type(field, '123456{Enter}');
    await userEvent.click(await screen.findByRole('radio', { name: /^10,00/ }));
    await userEvent.click(button('TOP UP'));

    window.history.back();

    await wentAndReturned();
    expect(screen.getByRole('heading', { name: 'Amount' })).toBeTruthy();
    expect(pops).toEqual([]);
  });
});

describe('the Back of the browser on the first page of a tab', () => {
  it('closes the journey and the page stays, then leaves the page at the first press', async () => {
    window.history.pushState({}, '', '/another-site');
    enter(0);
    const { end } = await openDialog();

    window.history.back();
    const how = await end;
    const pathAtEnd = window.location.pathname;
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    window.history.back();

    expect(how).toMatchObject({ outcome: 'closed' });
    expect(pathAtEnd).toBe('/page-0');
    await waitFor(() => expect(pops).toEqual(['/another-site']));
  });

  it('stays within the portal when it is held down and leads from further on to that page [PHONE-04]', async () => {
    window.history.pushState({}, '', '/another-site');
    enter(0);
    const { end } = await openDialog();
    await userEvent.keyboard('{Escape}');
    await end;
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    enter(2);
    back.arrived();

    window.history.go(-2);

    await waitFor(() => expect(pops).toEqual(['/page-0']));
    expect(window.history.state).toEqual({ idx: 1 });
  });

  it('comes back to that page where the portal was entered at it anew, from another site [PHONE-04]', async () => {
    stop();
    window.history.replaceState({ idx: 0, isDoubled: true }, '', '/page-0');
    listenAnew();
    enter(1);

    window.history.back();

    await waitFor(() => expect(pops).toEqual(['/page-0']));
  });
});
