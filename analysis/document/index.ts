export { openDocument, type JsonDocument } from '../source/document.ts';
