import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { FormTexts } from './form-texts.ts';
import { compiled, fresh, places, show, withValues } from './journey-form.fixture.tsx';

const send = () => userEvent.click(screen.getByRole('button', { name: 'send' }));

const data = await compiled({
  schema: {
    type: 'object',
    required: ['fiscalCode', 'captchaResponse'],
    properties: { fiscalCode: { type: 'string' }, captchaResponse: { type: 'string' } },
  },
  ui: { captchaResponse: { widget: 'captcha', taskFrom: 'data.task' } },
});

const task = (validationToken: string) => ({ captchaResponse: { validationToken, difficulty: 8 } });

describe('a captcha', () => {
  it('works out the proof by itself and hands it over with the rest [RECOV-02]', async () => {
    const { onSubmit } = show({ form: data, choices: task('first') });

    await userEvent.type(screen.getByLabelText('fiscalCode'), 'X');
    expect(await screen.findByText('proof.done')).toBeTruthy();
    await send();

    const proof: unknown = expect.stringMatching(/^first\.\d+$/);
    expect(onSubmit).toHaveBeenCalledWith({ fiscalCode: 'X', captchaResponse: proof });
  });

  it('is solved again for a new task once the bank has invalidated the form, with 18 [FORM-10]', async () => {
    const { onSubmit, again } = show({ form: data, choices: task('first') });
    await screen.findByText('proof.done');

    again({ state: { blanks: 1, invalid: true, captcha: 18, errors: {} }, choices: task('second') });
    await screen.findByText('proof.done');
    await userEvent.type(screen.getByLabelText('fiscalCode'), 'X');
    await send();

    const proof: unknown = expect.stringMatching(/^second\.\d+$/);
    expect(onSubmit).toHaveBeenCalledWith({ fiscalCode: 'X', captchaResponse: proof });
  });

  it('that is solved again leaves standing why the form was refused, until the holder answers [FORM-10]', async () => {
    const refusal = { '': 'enter.errors.CAPTCHA_WRONG' };
    const { again } = show({ form: data, choices: task('first') });
    await screen.findByText('proof.done');

    again({ state: { blanks: 1, invalid: true, captcha: 18, errors: refusal }, choices: task('second') });
    await screen.findByText('proof.done');
    const said = screen.getAllByRole('listitem').map((item) => item.textContent);
    await userEvent.type(screen.getByLabelText('fiscalCode'), 'X');

    expect(said[0]).toContain('enter.errors.CAPTCHA_WRONG');
    expect(said.slice(1)).toEqual(['fiscalCode: problem.required']);
    expect(screen.queryByText(/CAPTCHA_WRONG/)).toBeNull();
  });

  it('that is not there yet is waited for: one press is enough, and says so [HOLDER-12]', async () => {
    const { onSubmit } = show({ form: data, choices: task('first') });
    fireEvent.change(screen.getByLabelText('fiscalCode'), { target: { value: 'X' } });

    fireEvent.click(screen.getByRole('button', { name: 'send' }));
    const said = screen.getByRole('status').textContent;
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());

    const proof: unknown = expect.stringMatching(/^first\.\d+$/);
    expect(said).toBe('proof.goesOn');
    expect(onSubmit.mock.calls).toEqual([[{ fiscalCode: 'X', captchaResponse: proof }]]);
  });

  it('sends nothing by itself once the holder has changed an answer after the press', async () => {
    const { onSubmit } = show({ form: data, choices: task('first') });
    fireEvent.change(screen.getByLabelText('fiscalCode'), { target: { value: 'X' } });

    fireEvent.click(screen.getByRole('button', { name: 'send' }));
    fireEvent.change(screen.getByLabelText('fiscalCode'), { target: { value: 'XY' } });
    await screen.findByText('proof.done');

    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is no mistake of the holder’s: a press names only what they have to give [HOLDER-12]', async () => {
    const { onSubmit } = show({ form: data, choices: task('first') });

    fireEvent.click(screen.getByRole('button', { name: 'send' }));
    await screen.findByText('proof.done');

    expect(screen.getByText('problem.required')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('without a task is a fault of the journey', () => {
    expect(() => show({ form: data, choices: {} })).toThrow('FORM_TASK_MISSING');
  });
});

describe('several lines of text', () => {
  it('are counted and never cut: what is too long is said, and refused [HELP-06]', async () => {
    const form = await compiled({
      schema: {
        type: 'object',
        required: ['message'],
        properties: { message: { type: 'string', maxLength: 10 } },
      },
      ui: { message: { widget: 'textarea', maxLength: 10 } },
    });
    const { onSubmit } = show({ form, texts: withValues });
    const field = screen.getByLabelText('message');

    expect(screen.getByText('textarea.typed 0 10 0')).toBeTruthy();
    await userEvent.click(field);
    await userEvent.paste('hello, you there');
    expect(field).toHaveProperty('value', 'hello, you there');
    expect(screen.getByText('textarea.over 16 10 6')).toBeTruthy();
    expect(screen.getByText('problem.textarea.maxLength')).toBeTruthy();
    await send();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.queryByText('write something')).toBeNull();
    await userEvent.type(field, '{Backspace>6/}');
    await send();

    expect(onSubmit).toHaveBeenCalledWith({ message: 'hello, you' });
  });
});

describe('the strength of a code', () => {
  it('that is a sequence is told beneath it as soon as its six digits stand, before the bank is asked [ECODE-26]', async () => {
    const form = await compiled({
      schema: {
        type: 'object',
        required: ['key', 'again'],
        properties: { key: { type: 'string' }, again: { type: 'string' } },
      },
      ui: { key: { widget: 'secret-code' }, again: { widget: 'secret-code', equals: 'key' } },
    });
    show({ form, texts: places });

    await userEvent.type(screen.getByLabelText('key'), '12345');
    expect(screen.queryByText('code.easy')).toBeNull();
    await userEvent.type(screen.getByLabelText('key'), '6');
    const said = screen.getByText('code.easy');
    expect(said.closest('[aria-live="polite"]')).toBeTruthy();
    expect(screen.getByLabelText('key').getAttribute('aria-describedby')).toContain(said.id);
    await userEvent.type(screen.getByLabelText('again'), '123456');
    expect(screen.getAllByText('code.easy')).toHaveLength(1);
    await userEvent.type(screen.getByLabelText('key'), '{Backspace}9');

    expect(screen.queryByText('code.easy')).toBeNull();
  });

  it('is told in words while the code is the one that the bank has judged [ECODE-20] [ECODE-21]', async () => {
    const form = await compiled({
      schema: { type: 'object', required: ['key'], properties: { key: { type: 'string' } } },
      ui: { key: { widget: 'secret-code', strengthFrom: 'data.complexity' } },
    });
    const { again } = show({ form, values: { key: '284917' }, choices: { key: [] }, texts: places });

    expect(screen.queryByText('strength.YELLOW')).toBeNull();
    again({ state: fresh, choices: { key: 'YELLOW' } });
    expect(screen.getByRole('status').textContent).toContain('strength.YELLOW');
    await userEvent.type(screen.getByLabelText('key'), '{Backspace}8');

    expect(screen.queryByText('strength.YELLOW')).toBeNull();
  });
});

const instant = (seconds: number) => new Date(seconds * 1000).toISOString();

/** Says of shared texts what fills them, too. */
const texts: FormTexts = (ref) =>
  ref.kind === 'shared' ? [ref.key, ...Object.values(ref.values ?? {})].join(' ') : places(ref);

/** Has a help for each field. */
const tries: FormTexts = (ref) => (ref.kind === 'field' && ref.part === 'help' ? 'Five tries.' : places(ref));

describe('a one-time code', () => {
  it('says how long it is good; what was typed of one goes with the next, whose field has the focus, and with nothing else [HOLDER-13]', async () => {
    const form = await compiled({
      schema: { type: 'object', required: ['otp'], properties: { otp: { type: 'string' } } },
      ui: { otp: { widget: 'code', lifeFrom: 'data.life' } },
    });
    const life = [300, 30];
    const { again } = show({ form, choices: { otp: life }, texts: places, now: () => 0 });
    const field = screen.getByLabelText<HTMLInputElement>('otp');
    await userEvent.type(field, '123');
    again({ state: { ...fresh, errors: { '/otp': 'refused' } }, choices: { otp: life } });

    expect(document.body.textContent).toContain('code.life.good code.life.again');
    expect(document.body.textContent).not.toContain('code.life.sent');
    expect(field.value).toBe('123');
    screen.getByRole('button').focus();
    again({ state: fresh, choices: { otp: [300, 30] } });

    expect(screen.getByLabelText<HTMLInputElement>('otp').value).toBe('');
    expect(document.body.textContent).toContain('code.life.sent');
    expect(document.activeElement).toBe(screen.getByLabelText('otp'));
  });

  it('that is refused too soon counts on to when the bank sends another, keeps what was typed, and says it once [HOLDER-13]', async () => {
    const form = await compiled({
      schema: { type: 'object', required: ['otp'], properties: { otp: { type: 'string' } } },
      ui: { otp: { widget: 'code', lifeFrom: 'data.life' } },
    });
    const { again } = show({ form, choices: { otp: [instant(300), instant(0)] }, texts, now: () => 0 });
    const field = screen.getByLabelText<HTMLInputElement>('otp');
    await userEvent.type(field, '123');
    expect(document.body.textContent).toContain('code.life.now');

    again({ choices: { otp: [instant(300), instant(12)] } });

    expect(field.value).toBe('123');
    expect(document.body.textContent).toContain('code.life.good 5:00 0:12 code.life.again 5:00 0:12');
    expect(screen.getByRole('status').textContent).toContain('code.life.again 5:00 0:12');
  });

  it('that is wrong stays beside how often it may be, in sight and read out with its field [HOLDER-13]', async () => {
    const form = await compiled({
      schema: { type: 'object', required: ['otp'], properties: { otp: { type: 'string' } } },
      ui: { otp: { widget: 'code', lifeFrom: 'data.life' } },
    });
    const { again } = show({ form, choices: { otp: [300, 30] }, texts: tries, now: () => 0 });

    again({ state: { ...fresh, errors: { '/otp': 'Wrong code.' } } });

    const field = screen.getByLabelText('otp');
    const said = (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => {
      return document.getElementById(id)?.textContent ?? '';
    });
    expect(said.join(' ')).toMatch(/Wrong code\..*Five tries\./u);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('that was sent before says when, and how long it is good still [HOLDER-13]', async () => {
    const form = await compiled({
      schema: { type: 'object', required: ['otp'], properties: { otp: { type: 'string' } } },
      ui: { otp: { widget: 'code', lifeFrom: 'data.life' } },
    });
    const life = [
      '2026-03-27T10:20:00.000+01:00',
      '2026-03-27T10:15:30.000+01:00',
      '2026-03-27T10:15:00.000+01:00',
    ];
    show({ form, choices: { otp: life }, texts, now: () => Date.parse('2026-03-27T10:16:00.000+01:00') });

    expect(document.body.textContent).toContain('code.life.before 4:00 0:00 10:15');
  });
});
