import { portalOf } from '../folder/index.ts';
import { openBuiltPortal, type BuiltPortal } from '../http/built-portal.ts';

/** A portal that may be served, and where it was built. */
export type ServablePortal = BuiltPortal & { dist: string };

/**
 * Opens what was built in a folder.
 *
 * @throws {Error} `PORTAL_NOT_BUILT`.
 */
export const openServable = (dist: string): ServablePortal => ({ dist, ...openBuiltPortal(dist) });

/**
 * Opens the portal that a folder serves: a start goes by it, and so does whoever says whether one may.
 *
 * @throws {Error} `FOLDER_NOT_BUILT` or `PORTAL_NOT_BUILT`, saying what to do.
 */
export const servableOf = (root: string, ofPackage: string, env: NodeJS.ProcessEnv): ServablePortal =>
  openServable(portalOf(root, ofPackage, env));
