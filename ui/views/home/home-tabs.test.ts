import type { ServiceId, UserProfile } from '#schemas';
import { describe, expect, it } from 'vitest';
import { aCardContext, aService } from '../../state/holder/card.fixture.ts';
import { homeTabs } from './home-tabs.ts';

const profileWith = (state: 'ATTIVO' | 'DISATTIVO') =>
  // The tabs read the flags alone.
  ({ profiling: { FINANZIAMENTO: { prop: { state } } } }) as UserProfile;

const contextWith = (...services: ServiceId[]) =>
  aCardContext({ profiling: Object.fromEntries(services.map((id) => [id, aService(id)])) });

describe('the tabs of the home', () => {
  it('are four, in the documents’ order, when everything is on [HOME-04]', () => {
    const tabs = homeTabs({
      context: contextWith('DOWNLOAD_EC', 'INSTALLMENT', 'FINANZIAMENTO'),
      profile: profileWith('ATTIVO'),
    });

    expect(tabs).toEqual(['operations', 'statements', 'instalments', 'financing']);
  });

  it('start with the operations alone while the card is not known [HOME-04]', () => {
    expect(homeTabs({ context: undefined, profile: undefined })).toEqual(['operations']);
  });

  it('have statements only with their download [HOME-05]', () => {
    expect(homeTabs({ context: contextWith('INSTALLMENT'), profile: undefined })).not.toContain('statements');
    expect(homeTabs({ context: contextWith('DOWNLOAD_EC'), profile: undefined })).toContain('statements');
  });

  it('have instalments by either of the two services, and not without [HOME-04] [GATE-14]', () => {
    expect(homeTabs({ context: contextWith('DOWNLOAD_EC'), profile: undefined })).not.toContain(
      'instalments',
    );
    expect(homeTabs({ context: contextWith('INSTALLMENT'), profile: undefined })).toContain('instalments');
    expect(homeTabs({ context: contextWith('INSTALLMENT_MULTI'), profile: undefined })).toContain(
      'instalments',
    );
  });

  it.each([
    { state: 'ATTIVO', services: ['FINANZIAMENTO'], hasFinancing: true },
    { state: 'DISATTIVO', services: ['FINANZIAMENTO'], hasFinancing: false },
    { state: 'ATTIVO', services: [], hasFinancing: false },
  ] as const)(
    'have financing only when it is on for the holder ($state) and for the card ($services) [HOME-04] [GATE-12] [CARD-33]',
    ({ state, services, hasFinancing }) => {
      const tabs = homeTabs({ context: contextWith(...services), profile: profileWith(state) });

      expect(tabs.includes('financing')).toBe(hasFinancing);
    },
  );

  it.each([
    ['NEXIPAY', false],
    ['PERCORSO', true],
    [undefined, true],
  ])('of a bank that calls itself %s have financing: %s [GATE-13] [INST-09]', (bank, hasFinancing) => {
    const tabs = homeTabs({
      context: contextWith('FINANZIAMENTO'),
      profile: profileWith('ATTIVO'),
      bank,
    });

    expect(tabs.includes('financing')).toBe(hasFinancing);
  });

  it('leave out a service that is off [HOME-05]', () => {
    const off = aCardContext({
      profiling: { DOWNLOAD_EC: aService('DOWNLOAD_EC', { prop: { state: 'DISATTIVO' } }) },
    });

    expect(homeTabs({ context: off, profile: undefined })).toEqual(['operations']);
  });
});
