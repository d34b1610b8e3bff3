export { serveFolder } from './serve-folder.ts';
