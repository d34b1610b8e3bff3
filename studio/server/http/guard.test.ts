import { describe, expect, it } from 'vitest';
import { createGuard, type Asked } from './guard.ts';

const judge = createGuard(4100, 'the-key');
const own = { host: 'localhost:4100', cookie: 'percorso-studio-4100=the-key' };
const asked = (headers: Asked['headers'], method = 'GET', url = '/'): Asked => ({ method, url, headers });

describe('the guard of Studio', () => {
  it('serves who has the key of the start, by either name of this machine [STUDIO-18]', () => {
    expect(judge(asked(own))).toBe('serve');
    expect(judge(asked({ ...own, host: '127.0.0.1:4100' }))).toBe('serve');
  });

  it('lets the address of the terminal in, and no other key [STUDIO-18]', () => {
    const { host } = own;

    expect(judge(asked({ host }, 'GET', '/?key=the-key'))).toBe('enter');
    expect(judge(asked({ host }, 'GET', '/?key=the-kez'))).toBe('no-key');
    expect(judge(asked({ host }, 'POST', '/?key=the-key'))).toBe('foreign');
    expect(judge(asked({ host, cookie: 'percorso-studio-4101=the-key' }))).toBe('no-key');
  });

  it('refuses a name of another site that leads here, whatever it knows [STUDIO-18]', () => {
    expect(judge(asked({ ...own, host: 'evil.example:4100' }))).toBe('foreign');
    expect(judge(asked({ ...own, host: 'localhost:4101' }))).toBe('foreign');
    expect(judge(asked({ cookie: own.cookie }))).toBe('foreign');
  });

  it('refuses what another page sends, and what does not say where it comes from [STUDIO-18]', () => {
    expect(judge(asked({ ...own, origin: 'http://evil.example' }))).toBe('foreign');
    expect(judge(asked({ ...own, origin: 'http://localhost:3000' }, 'POST'))).toBe('foreign');
    expect(judge(asked(own, 'POST'))).toBe('foreign');
    expect(judge(asked({ ...own, origin: 'http://localhost:4100' }, 'POST'))).toBe('serve');
  });
});
