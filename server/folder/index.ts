export { bankSettings, isBankFolder } from './bank-folder.ts';
export { portalOf } from './built-folder.ts';
export { hashOfOwn } from './own-files.ts';
export { readOwnParts, releaseOf, writeOwnParts, type OwnParts } from './own-parts.ts';
export { ownPlacesOf } from './own-places.ts';
export { withOwnWords } from './own-words.ts';
export { readPortalConfig, settingsFile } from '../portal-config.ts';
