import { describe, expect, it } from 'vitest';
import { aService } from '../../state/holder/card.fixture.ts';
import { hindranceOf } from './service-hindrance.ts';

const valid = { validityStatus: 'VALID' } as const;
const info = { blocked: false, hasLink: false, editable: true, active: true, pause: false };
const boxed = (additionalInfo: Partial<typeof info> & { link?: string; linkLabel?: string }) =>
  aService('SERVIZI_SMS', {
    servicesBox: [{ title: 'Avvisi', message: 'Sospesi', additionalInfo: { ...info, ...additionalInfo } }],
  });

describe('what hinders a service', () => {
  it('is nothing while every flag is open [GATE-04]', () => {
    expect(hindranceOf(valid, aService('SERVIZI_SMS'))).toBeUndefined();
    expect(hindranceOf(valid, boxed({}))).toBeUndefined();
  });

  it.each([
    ['off', aService('KYC', { prop: { state: 'DISATTIVO' } })],
    ['locked', aService('KYC', { locked: true })],
    ['blocked', aService('KYC', { cardBlocked: true })],
    ['limited', aService('KYC', { limited: true })],
    ['paused', aService('KYC', { pause: true })],
    ['locked', boxed({ blocked: true })],
    ['off', boxed({ editable: false })],
    ['paused', boxed({ pause: true })],
  ])('is %s where the bank’s flags say so [GATE-04] [MGMT-26]', (kind, service) => {
    expect(hindranceOf(valid, service)?.kind).toBe(kind);
  });

  it.each([
    ['BLOCKED', 'card-blocked'],
    ['EXPIRED', 'card-expired'],
  ] as const)('is the card itself when it is %s, whatever the service says [MGMT-25]', (status, kind) => {
    expect(hindranceOf({ validityStatus: status }, aService('SERVIZI_SMS'))).toEqual({ kind });
  });

  it('tells the bank’s own words of a lock, and the way that it offers [MGMT-14]', () => {
    const service = boxed({ blocked: true, hasLink: true, link: 'unlock3Ds', linkLabel: 'Sblocca' });

    expect(hindranceOf(valid, service)).toEqual({
      kind: 'locked',
      title: undefined,
      message: 'Sospesi',
      link: { href: '/unlock3Ds', label: 'Sblocca' },
    });
  });

  it.each(['https://elsewhere.example', '//elsewhere.example', 'javascript:alert(1)'])(
    'leads nowhere outside the portal, such as %s [S-46]',
    (link) => {
      const service = boxed({ blocked: true, hasLink: true, link, linkLabel: 'Sblocca' });

      expect(hindranceOf(valid, service)).toMatchObject({ kind: 'locked', link: undefined });
    },
  );
});
