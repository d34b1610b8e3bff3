import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { writeRefusal } from './write-refusal.ts';

it.each([
  ['ENOSPC', /\(ENOSPC\); \d+ kB are free there: make room, or name another folder$/u],
  ['EIO', /\(EIO\); \d+ kB are free there: make room/u],
  ['EROFS', /\(EROFS\); mount it so that it may be written/u],
  ['EACCES', /\(EACCES\); let this user write there/u],
])('a folder that cannot be written is told with what to do about it: %s [RUN-03]', (code, told) => {
  expect(writeRefusal(tmpdir(), { code })).toMatch(told);
});
