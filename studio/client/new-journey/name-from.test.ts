import { expect, it } from 'vitest';
import { nameFrom } from './name-from.ts';

it('names a journey by its title, in letters, digits and hyphens [STUDIO-15]', () => {
  expect(nameFrom('Carta smarrita')).toBe('carta-smarrita');
  expect(nameFrom('  Perché no? È l’ora! ')).toBe('perche-no-e-l-ora');
  expect(nameFrom('3 carte, 2 conti')).toBe('carte-2-conti');
  expect(nameFrom('Una richiesta molto lunga che non finisce mai di parlare')).toBe(
    'una-richiesta-molto-lunga-che-non-mai-di',
  );
  expect(nameFrom('…')).toBe('');
});
