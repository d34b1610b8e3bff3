export { hasSentence } from '../explain-failure.ts';
export { buildStudioWhenStale } from './build-studio.ts';
