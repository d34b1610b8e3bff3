export { buildStudioWhenStale } from './build-studio.ts';
