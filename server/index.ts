export { openWatch } from './watch/open-watch.ts';
export { buildWhenStale } from './build.ts';
export { readPortalConfig } from './portal-config.ts';
export { createPortal, type OwnBank, type PortalOptions } from './http/portal.ts';
export { cardDrawings, readBrand } from './brand/index.ts';
export { readLanguages } from './languages/read-languages.ts';
