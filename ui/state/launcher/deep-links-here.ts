import type { DeepLinksFile } from '#schemas';
import deepLinksFile from '../../../journeys/deep-links.json' with { type: 'json' };
import { createDeepLinks, type DeepLinkOptions, type DeepLinks } from './deep-links.ts';

/** Makes the reader of the portal’s own deep links, whose file the check of journeys has held. */
export const deepLinksHere = (parts: Omit<DeepLinkOptions, 'file'>): DeepLinks =>
  createDeepLinks({ ...parts, file: deepLinksFile as DeepLinksFile }); // by its schema, which the check holds it to
