export { check } from './check/check.ts';
export { rules } from './check/registry.ts';
export type { Finding, Rule, Severity } from './check/rule.ts';
export type { SourceFile } from './source/document.ts';
export { readLanguage, type Language } from './source/language.ts';
export { readSources, type Sources } from './source/sources.ts';
