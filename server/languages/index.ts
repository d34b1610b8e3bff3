export { languagesFolder, readLanguages, type Languages } from './read-languages.ts';
export { languageFiles, serveLanguages } from './serve-languages.ts';
