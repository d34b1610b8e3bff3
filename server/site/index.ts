export { hasSentence } from '../explain-failure.ts';
export { laySite } from './lay-site.ts';
export { holdSettings, readSettingsIn } from './settings-in.ts';
