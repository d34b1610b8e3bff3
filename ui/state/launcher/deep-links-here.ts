import type { DeepLinksFile } from '#schemas';
import deepLinksFile from '../../../journeys/deep-links.json' with { type: 'json' };
import { createDeepLinks, type DeepLinkOptions, type DeepLinks } from './deep-links.ts';

/** Makes the reader of a bank’s deep links or of the portal’s own, whose file the check of journeys has held. */
export const deepLinksHere = (
  own: DeepLinksFile | undefined,
  parts: Omit<DeepLinkOptions, 'file'>,
): DeepLinks => createDeepLinks({ ...parts, file: own ?? (deepLinksFile as DeepLinksFile) }); // by its schema, which the check holds it to
