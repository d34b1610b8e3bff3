import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The settings of a portal in a folder that holds only what is the bank’s: by this file it is known (RUN-02). */
export const bankSettings = 'percorso.config.json';

/** Returns whether a folder holds only what is the bank’s, over what comes from the package. */
export const isBankFolder = (root: string): boolean => existsSync(join(root, bankSettings));
