import { expect, it } from 'vitest';
import { aCard, aService } from '../../state/holder/card.fixture.ts';
import { tileFace, trimmed } from './tile-face.ts';

it('trims a description to 115 characters, and leaves a shorter one as it is [MGMT-12]', () => {
  const exact = 'a'.repeat(115);

  expect(trimmed(exact)).toBe(exact);
  expect(trimmed(`${exact}b`)).toBe(`${'a'.repeat(114)}…`);
});

it('writes what the box says before what the service says [MGMT-11] [MGMT-15]', () => {
  const additionalInfo = { blocked: false, hasLink: false, editable: true, active: true, pause: false };
  const plain = aService('KYC', { serviceTitle: 'Dati', serviceMessage: 'Aggiornali', isNew: true });
  const servicesBox = [{ title: 'I tuoi dati', message: 'Tienili aggiornati', additionalInfo }];

  expect(tileFace(aCard(), plain)).toMatchObject({ title: 'Dati', description: 'Aggiornali', isNew: true });
  expect(tileFace(aCard(), { ...plain, servicesBox })).toMatchObject({
    title: 'I tuoi dati',
    description: 'Tienili aggiornati',
    isOn: true,
  });
});
