import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { Button } from '../button/Button.tsx';
import { PlacesContext } from '../navigate/KitProvider.tsx';
import { Checkbox } from '../choice/Checkbox.tsx';
import { RadioGroup } from '../choice/RadioGroup.tsx';
import { TextField } from '../field/TextField.tsx';
import { Heading } from './Heading.tsx';
import { RichText } from './RichText.tsx';

it('keeps e-Code whole in a heading and on a button, whose names stay as they are written', () => {
  render(
    <>
      <Heading level={1}>Il codice e-Code è bloccato</Heading>
      <Button>Sblocca il codice e-Code</Button>
    </>,
  );

  const heading = screen.getByRole('heading', { name: 'Il codice e-Code è bloccato' });
  const button = screen.getByRole('button', { name: 'Sblocca il codice e-Code' });

  expect(heading.textContent).toBe('Il codice e-Code è bloccato');
  for (const place of [heading, button]) {
    expect([...place.querySelectorAll('[class*="word"]')].map((word) => word.textContent)).toContain(
      'e-Code',
    );
  }
});

it('keeps e-Code and a masked card number whole in a text, strong or not', () => {
  const pan = String.raw`\*\*\*\* \*\*\*\* \*\*\*\* 4821`;
  const { container } = render(
    <RichText text={`Il codice **e-Code** della carta Oro ${pan}, o il tuo e-Code`} />,
  );

  const words = [...container.querySelectorAll('[class*="word"]')].map((word) => word.textContent);

  expect(words).toEqual(['e-Code', '**** **** **** 4821', 'e-Code']);
});

it('keeps the number of a request whole', () => {
  const { container } = render(<RichText text="Il numero della tua richiesta è **AS-00000001**." />);

  expect(container.querySelector('[class*="word"]')?.textContent).toBe('AS-00000001');
});

it('leaves words as they are that are parted after more letters', () => {
  render(<Heading level={1}>Servizio 3D-Secure, dal 2025-2026, al post-vendita</Heading>);

  expect(screen.getByRole('heading').children).toHaveLength(0);
});

it('breaks an address that is too long before its sign alone, and has it found as it is written', () => {
  const { container } = render(<Heading level={1}>Scrivi a giulia@percorso.test</Heading>);

  expect(screen.getByRole('heading', { name: 'Scrivi a giulia@percorso.test' })).toBeTruthy();
  expect(container.querySelector('wbr')?.nextSibling?.textContent).toBe('@percorso.test');
});

it('keeps e-Code whole in labels, in choices and in what is said of them', () => {
  const said = { label: 'Il codice e-Code', description: 'Serve l’e-Code' };
  const { container } = render(
    <>
      <TextField {...said} value="" onChange={() => undefined} />
      <Checkbox {...said} isSelected={false} onChange={() => undefined} />
      <RadioGroup {...said} choices={[{ value: 'a', ...said }]} value={null} onChange={() => undefined} />
    </>,
  );

  const words = [...container.querySelectorAll('[class*="word"]')].map((word) => word.textContent);

  expect(words).toEqual(Array.from({ length: 8 }, () => 'e-Code'));
});

it('says of a masked number, of a card or of a phone, how it ends in place of its asterisks [HOLDER-21]', () => {
  render(
    <PlacesContext value={{ addresses: {}, newTab: '', ending: (digits) => `che finisce con ${digits}` }}>
      <Button>Blocca la carta **** **** **** 4821</Button>
      <Button>Scrivi al numero +39 ********67 o a n***a@percorso.test</Button>
    </PlacesContext>,
  );

  expect(screen.getByRole('button', { name: /^Blocca la carta\s+che finisce con 4821$/u })).toBeTruthy();
  const name = /^Scrivi al numero\s+che finisce con 67 o a n\*\*\*a@percorso\.test$/u;
  expect(screen.getByRole('button', { name })).toBeTruthy();
});
