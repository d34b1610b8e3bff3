import { startOrExplain } from '../explain-failure.ts';
import { servePortal, type ServedPortal } from '../serve-portal.ts';
import type { ServablePortal } from './served-portal.ts';

type ServedFolder = Pick<ServedPortal, 'root' | 'renewal'> & {
  /** Opens the portal that is served, or throws why none may be. */
  portal: () => ServablePortal;
};

/** Serves what was built as it is, by the settings of a folder, until the process is told to stop (RUN-03). */
export const serveFolder = ({ root, portal, renewal }: ServedFolder): Promise<void> =>
  startOrExplain(async () => {
    const { dist } = portal();
    await servePortal({ root, dist, ...(renewal && { renewal }) });
  });
