export { bankSettings, isBankFolder } from './bank-folder.ts';
