import type { Finding } from '../rules/rule.ts';

/** Says what a finding stays itself by: other words move lines and columns, and what is found there stays the same. */
export const identityOf = ({ code, file, pointer, message }: Finding): string =>
  JSON.stringify([code, file, pointer, message]);
