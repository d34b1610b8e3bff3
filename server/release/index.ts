export { layDocuments, layOutPackage } from './lay-out.ts';
