export { serveFolder } from './serve-folder.ts';
export { openServable, servableOf } from './served-portal.ts';
