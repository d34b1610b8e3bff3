export { hasSentence } from '../explain-failure.ts';
export { laySite } from './lay-site.ts';
export { readSettingsIn } from './settings-in.ts';
