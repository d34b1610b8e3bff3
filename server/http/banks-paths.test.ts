import { expect, it } from 'vitest';
import { isBanks } from './banks-paths.ts';

it.each([
  '/api',
  '/api/mfa/jwt',
  '/API/mfa/jwt',
  '//api/mfa/jwt',
  '/sandbox',
  '/sandbox/',
  '/sandbox?x',
  '/sandbox#x',
  '/%73andbox/idp',
  '/sandbo%78',
  '/sandbox%2fidp',
  '/%2Fsandbox/idp',
  '/./sandbox/idp',
  '/x/../sandbox/idp',
  '/x/..%2fsandbox/idp',
  '/%2e/sandbox/idp',
  '\\sandbox\\idp',
  '/%5csandbox/idp',
  'http://portal.example/sandbox/idp',
  '/sandbox/%ff',
])('%s is for the bank to answer [S-83, S-89]', (url) => {
  expect(isBanks(url)).toBe(true);
});

it.each([
  '/',
  '/sandboxes',
  '/apis',
  '/n/api',
  '/?/sandbox/',
  '/sandbox/../n/profile',
  '/%2573andbox',
  '/%ff',
  '*',
])('%s is for the portal to answer [S-83]', (url) => {
  expect(isBanks(url)).toBe(false);
});
