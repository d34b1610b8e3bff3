import { startOrExplain } from '../explain-failure.ts';
import { openBuiltPortal } from '../http/built-portal.ts';
import { servePortal, type ServedPortal } from '../serve-portal.ts';

type ServedFolder = Pick<ServedPortal, 'root' | 'renewal'> & {
  /** Returns where the portal is that is served, or throws why none may be. */
  portal: () => string;
};

/** Serves what was built as it is, by the settings of a folder, until the process is told to stop (RUN-03). */
export const serveFolder = ({ root, portal, renewal }: ServedFolder): Promise<void> =>
  startOrExplain(async () => {
    const dist = portal();
    const refuse = () => void openBuiltPortal(dist);
    await servePortal({ root, dist, refuse, ...(renewal && { renewal }) });
  });
