import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPortal } from './portal.fixture.tsx';
import { routes } from './routes.ts';

beforeEach(() => {
  window.sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal('scrollTo', () => undefined);
});

const routeOf = (path: string) => routes.find((route) => route.path === path);

async function arriveAt(path: string) {
  const portal = openPortal(path);
  // The page that asks them in leads the focus to its heading first.
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  await userEvent.type(await screen.findByLabelText('Username'), 'giulia@percorso.test');
  await userEvent.type(screen.getByLabelText('Password'), 'Percorso1!{Enter}');
  await waitFor(() => expect(screen.queryByLabelText('Username')).toBeNull());
  return portal;
}

describe('the table of routes', () => {
  it.each([
    ['ROUTE-09', '/editPassword/*'],
    ['ROUTE-26', '/remediateNumber/*'],
    ['ROUTE-27', '/bankStatement/*'],
    ['ROUTE-28', '/editSecureQuestion/*'],
    ['ROUTE-29', '/editPassword/*'],
    ['ROUTE-30', '/smsAlert/*'],
    ['ROUTE-31', '/userSupport/*'],
    ['ROUTE-32', '/telephoneRecharge/*'],
    ['ROUTE-33', '/trigger/*'],
    ['ROUTE-19', '/loyaltyProgram/*'],
    ['ROUTE-15', '/keysix/*'],
  ])('hides the navigation and needs a holder: [%s] %s', (_row, path) => {
    expect(routeOf(path)).toMatchObject({ navigation: 'hidden', access: 'secured' });
  });

  it('hides the navigation before the login [ROUTE-37]', () => {
    expect(routeOf('/recovery/*')).toMatchObject({ navigation: 'hidden', access: 'prelogin' });
  });

  it.each([
    ['ROUTE-38', '/migration/*'],
    ['ROUTE-40', '/loginhandling/*'],
  ])('hides the navigation where a login is settled: [%s] %s', (_row, path) => {
    expect(routeOf(path)).toMatchObject({ navigation: 'hidden', access: 'handling' });
  });

  it.each([
    ['ROUTE-35', '/registration/*'],
    ['ROUTE-36', '/confirmEmail/*'],
  ])('shows the navigation before the login: [%s] %s', (_row, path) => {
    expect(routeOf(path)).toMatchObject({ navigation: 'shown', access: 'prelogin' });
  });

  it('hides only the header while personal data are updated [ROUTE-34]', () => {
    expect(routeOf('/editUserData/*')).toMatchObject({ navigation: 'header-hidden', access: 'secured' });
  });
});

describe('an address without a login', { timeout: 20_000 }, () => {
  it('of a holder’s page asks them in first and says so [ROUTE-39] [NAV-01]', async () => {
    const { shell } = openPortal('/pinView/request');

    expect(await screen.findByText(/Accedi per continuare/)).toBeTruthy();
    expect(window.location.pathname).toBe('/');
    expect(shell.stores.session.getState().wanted).toBe('/pinView/request');
  });

  it.each([
    ['/recovery', 'Recupera le credenziali'],
    ['/recovery/password-update', 'Scegli una nuova password'],
    ['/registration', 'Registrazione'],
    ['/assistenza', 'Assistenza'],
    ['/assistenza/contacts', 'Contatti'],
  ])('%s has a page of its own', async (path, heading) => {
    openPortal(path);

    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
    expect(window.location.pathname).toBe(path);
  });

  it('that leads nowhere says so and leads back', async () => {
    openPortal('/nowhere');

    expect(await screen.findByRole('heading', { level: 1, name: 'Pagina non trovata' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Torna alla Home' }).getAttribute('href')).toBe('/');
  });

  it('of a process that broke off lands on a page that says so [ROUTE-53] [ERR-11]', async () => {
    openPortal('/phone-change/error-close');

    const heading = { level: 1, name: 'Non è stato possibile continuare' } as const;
    expect(await screen.findByRole('heading', heading)).toBeTruthy();
  });
});

describe('an address of a holder', { timeout: 20_000 }, () => {
  it.each([
    ['/keySix', 'e-Code'],
    ['/KEYSIX/keysixview', 'e-Code'],
    ['/CardsManagement', 'Gestisci carta'],
  ])('is found whatever its case: %s [ROUTE-15]', async (path, heading) => {
    await arriveAt(path);

    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
  });

  it.each(['/userProfile', '/profileRoutes/consents'])('%s leads to the profile [ROUTE-06]', async (path) => {
    await arriveAt(path);

    expect(await screen.findByRole('heading', { level: 1, name: 'Profilo' })).toBeTruthy();
    expect(window.location.pathname).toBe('/n/profile');
  });

  it('hides header and footer where the table says so [NAV-02]', async () => {
    await arriveAt('/userSupport/writeMessage');

    expect(await screen.findByRole('heading', { level: 1, name: 'Scrivici' })).toBeTruthy();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  it('that is no page leads home [ROUTE-55]', async () => {
    const { shell } = await arriveAt('/cardsmanagement');
    await screen.findByRole('heading', { level: 1, name: 'Gestisci carta' });

    shell.way.go('/nowhere');

    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });
});
