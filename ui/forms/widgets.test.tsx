import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { compiled, one, places, send, show } from './journey-form.fixture.tsx';

const placesWithText: typeof places = (ref) =>
  ref.kind === 'field' && ref.part === 'document' ? 'All of **it**.' : places(ref);

const cardNumber = await one({ type: 'string', pattern: '^[0-9]{16}$' }, { widget: 'card-number' });
const passwordOf = (classes: number) =>
  one({ type: 'string', minLength: 8, maxLength: 20 }, { widget: 'new-password', classes });

/** The rules of a password that are marked as met. */
const met = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => item.textContent)
    .filter((text) => text.endsWith(', password.rules.met'))
    .map((text) => text.split(',')[0]);

describe('a date', () => {
  it('is typed as gg/mm/aaaa and handed over as the bank writes it', async () => {
    const { onSubmit } = show({
      form: await one({ type: 'string', format: 'date' }, { widget: 'date' }),
    });

    await userEvent.type(screen.getByLabelText('it'), '31032026');
    await send();

    expect(screen.getByLabelText('it')).toHaveProperty('value', '31/03/2026');
    expect(onSubmit).toHaveBeenCalledWith({ it: '2026-03-31' });
  });

  it('that is no day of the calendar is refused once it is left', async () => {
    const { onSubmit } = show({
      form: await one({ type: 'string', format: 'date' }, { widget: 'date' }),
    });

    await userEvent.type(screen.getByLabelText('it'), '31/04/2026');
    await userEvent.tab();
    await send();

    expect(screen.getByText('problem.date.format')).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is shown as it is typed when the journey puts it in', async () => {
    show({
      form: await one({ type: 'string', format: 'date' }, { widget: 'date' }),
      values: { it: '1985-01-02' },
    });

    expect(screen.getByLabelText('it')).toHaveProperty('value', '02/01/1985');
  });
});

describe('a card number', () => {
  it('stands in groups of four and is handed over as digits [REG-01]', async () => {
    const { onSubmit } = show({ form: cardNumber });

    await userEvent.click(screen.getByLabelText('it'));
    await userEvent.paste('4090-0000 0000 1233 9');
    await send();

    expect(screen.getByLabelText('it')).toHaveProperty('value', '4090 0000 0000 1233');
    expect(onSubmit).toHaveBeenCalledWith({ it: '4090000000001233' });
  });

  it('keeps the caret where a digit is mended in the middle', async () => {
    show({ form: cardNumber, values: { it: '4090000000001233' } });
    const field = screen.getByLabelText<HTMLInputElement>('it');

    await userEvent.click(field);
    field.setSelectionRange(3, 3);
    await userEvent.keyboard('{Backspace}');

    expect(field.value).toBe('4000 0000 0001 233');
    expect(field.selectionStart).toBe(2);
  });

  it('with a slip in it is refused before the bank is asked [REG-01]', async () => {
    const { onSubmit } = show({ form: cardNumber });

    await userEvent.type(screen.getByLabelText('it'), '4090000000001234');
    await send();

    expect(screen.getByText('problem.card-number.luhn')).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('a secret code', () => {
  it('is hidden until the holder asks to see it, takes a paste, and is entered twice [ECODE-25] [ECODE-28]', async () => {
    const form = await compiled({
      schema: {
        type: 'object',
        required: ['keySix', 'again'],
        properties: { keySix: { type: 'string', pattern: '^[0-9]{6}$' }, again: { type: 'string' } },
      },
      ui: { keySix: { widget: 'secret-code' }, again: { widget: 'secret-code', equals: 'keySix' } },
    });
    const { onSubmit } = show({ form });
    const field = screen.getByLabelText('keySix');

    await userEvent.click(field);
    await userEvent.paste('284 917');
    expect(field.getAttribute('type')).toBe('password');
    const [toggle] = screen.getAllByRole('button', { name: 'code.show' });
    if (toggle) await userEvent.click(toggle);
    expect(field.getAttribute('type')).toBe('text');
    await userEvent.type(screen.getByLabelText('again'), '284918');
    await send();
    expect(screen.getByText('problem.secret-code.equals')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('again'), '{Backspace}7');
    await send();

    expect(onSubmit).toHaveBeenCalledWith({ keySix: '284917', again: '284917' });
  });
});

describe('a new password', () => {
  it('shows its rules and marks each as it is met [PWD-06] [PWD-08]', async () => {
    show({ form: await passwordOf(3) });
    const field = screen.getByLabelText('it');

    expect(met()).toEqual([]);
    await userEvent.type(field, 'gatto7');
    expect(met()).toEqual(['password.rules.lower', 'password.rules.digit', 'password.rules.allowed']);
    await userEvent.type(field, '!!');

    expect(met()).toEqual([
      'password.rules.length',
      'password.rules.classes',
      'password.rules.lower',
      'password.rules.digit',
      'password.rules.sign',
      'password.rules.allowed',
    ]);
  });

  it('of three kinds will do where three are asked for, and not where all four are [PWD-06]', async () => {
    const three = show({ form: await passwordOf(3) });
    await userEvent.type(screen.getByLabelText('it'), 'gattino7!');
    await send();
    expect(three.onSubmit).toHaveBeenCalledWith({ it: 'gattino7!' });
    three.unmount();

    const four = show({ form: await passwordOf(4) });
    await userEvent.type(screen.getByLabelText('it'), 'gattino7!');
    await send();

    expect(four.onSubmit).not.toHaveBeenCalled();
    expect(screen.getByText('problem.password.classes')).toBeTruthy();
  });

  it('with a space in it, or too short, is refused [PWD-07] [PWD-11] [PWD-12]', async () => {
    const { onSubmit } = show({ form: await passwordOf(3) });
    const field = screen.getByLabelText('it');

    await userEvent.type(field, 'Gatt7');
    await send();
    expect(screen.getByText('problem.password.minLength')).toBeTruthy();
    await userEvent.type(field, ' ino7');
    await send();

    expect(screen.getByText('problem.password.classes')).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('a choice', () => {
  it('reads what the bank calls otherwise, with the words beneath it [SECQ-01]', async () => {
    const form = await one(
      { type: 'string' },
      {
        widget: 'radio',
        choicesFrom: 'data.operators',
        choiceKeys: { id: 'operatorCode', description: 'note' },
      },
    );
    const operators = [
      { operatorCode: 'ONDA', name: 'Onda', note: 'da 5 a 50' },
      { operatorCode: 'VELA', text: 'Vela' },
    ];
    const { onSubmit } = show({ form, choices: { it: operators } });

    expect(screen.getByRole('radio', { name: 'Onda', description: 'da 5 a 50' })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Vela' }));
    await send();

    expect(onSubmit).toHaveBeenCalledWith({ it: 'VELA' });
  });

  it('whose words are also its note says them once', async () => {
    const ui = {
      widget: 'radio',
      choicesFrom: 'data.subjects',
      choiceKeys: { label: 'description' },
    } as const;
    const subjects = [{ id: 'REFUND', description: 'I wait for a refund' }];

    show({ form: await one({ type: 'string' }, ui), choices: { it: subjects } });

    expect(screen.getAllByText('I wait for a refund')).toHaveLength(1);
  });

  it('of plain values hands over the value itself', async () => {
    const form = await one({ type: 'integer' }, { widget: 'radio', choicesFrom: 'data.lengths' });
    const { onSubmit } = show({ form, choices: { it: [3, 6] } });

    await userEvent.click(screen.getByRole('radio', { name: '6' }));
    await send();

    expect(onSubmit).toHaveBeenCalledWith({ it: 6 });
  });

  it('without an id or words is a fault of the journey, not an empty answer', async () => {
    const form = await one({ type: 'string' }, { widget: 'radio', choicesFrom: 'data.x' });

    expect(() => show({ form, choices: { it: [{ id: 'a' }] } })).toThrow('FORM_CHOICE_UNREADABLE');
  });
});

describe('a consent', () => {
  it('keeps its whole text at hand, and is asked for where it is required [REG-08]', async () => {
    const form = await one({ type: 'boolean', const: true }, { widget: 'consent' });
    const { onSubmit } = show({ form, texts: placesWithText });

    await send();
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'consent.read' }));
    expect(screen.getByText('it', { selector: 'strong' }).closest('[hidden]')).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'it' }));
    await send();

    expect(onSubmit).toHaveBeenCalledWith({ it: true });
  });
});
