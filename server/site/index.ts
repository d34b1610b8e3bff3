export { laySite } from './lay-site.ts';
export { readSettingsIn } from './settings-in.ts';
