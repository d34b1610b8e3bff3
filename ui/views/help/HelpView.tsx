import { use } from 'react';
import { matchPath } from 'react-router-dom';
import { routes, useOffersLogin, useShellStored } from '#ui/state';
import { PlacesContext, Stack } from '#ui/kit';
import { HelpArea } from './HelpArea.tsx';
import { WayBack } from './WayBack.tsx';

/** The first route that fits a path is its page. */
const isSecured = (path: string): boolean =>
  routes.find((route) => matchPath(route.path, path) !== null)?.access === 'secured';

/**
 * Shows help as the tab stands: somebody who is in in another tab is led to no page of theirs from here, where they would
 * only be asked in once more (HOLDER-07).
 */
export function HelpView({ page }: { page: string }) {
  const places = use(PlacesContext);
  const isLogged = useShellStored('session', ({ logged }) => logged);
  const offersLogin = useOffersLogin();
  const isShut = isLogged || offersLogin ? undefined : isSecured;
  return (
    <PlacesContext value={{ ...places, isShut }}>
      <Stack gap={4}>
        <WayBack />
        <HelpArea page={page} />
      </Stack>
    </PlacesContext>
  );
}
