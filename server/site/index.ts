export { nginxConf } from './nginx-conf.ts';
export { laySite } from './lay-site.ts';
export { holdSettings, readSettingsIn } from './settings-in.ts';
