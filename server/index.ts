export { createPortal, type OwnBank, type PortalOptions } from './portal.ts';
export { readPortalConfig } from './portal-config.ts';
