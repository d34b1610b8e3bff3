export { layOutPackage } from './lay-out.ts';
