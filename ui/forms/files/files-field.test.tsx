import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { compiled, send, show, withValues } from '../journey-form.fixture.tsx';

const attached = await compiled({
  schema: {
    type: 'object',
    required: ['files'],
    properties: { files: { type: 'array', minItems: 1, maxItems: 2 } },
  },
  ui: { files: { widget: 'files' } },
});

const pdf = (name: string, size = 5) => new File(['%PDF-'.padEnd(size, ' ')], name, { type: 'text/plain' });
const tif = (name: string) => new File(['II*\0'], name);
const input = () => screen.getByLabelText<HTMLInputElement>('files', { selector: 'input' });

const taken = (count: number) =>
  waitFor(() => expect(screen.getAllByRole('button', { name: 'files.remove' })).toHaveLength(count));

describe('files', () => {
  it('are chosen or dropped, and handed over as plain data in base64 [HELP-01] [HELP-06]', async () => {
    const { onSubmit } = show({ form: attached });

    fireEvent.change(input(), { target: { files: [pdf('uno.PDF')] } });
    await taken(1);
    const zone = screen.getByText('files.drop').parentElement;
    if (zone) fireEvent.drop(zone, { dataTransfer: { files: [tif('due.tif')] } });
    await taken(2);
    await send();

    expect(onSubmit).toHaveBeenCalledWith({
      files: [
        { name: 'uno.PDF', mediaType: 'application/pdf', content: btoa('%PDF-') },
        { name: 'due.tif', mediaType: 'image/tiff', content: btoa('II*\0') },
      ],
    });
  });

  it('are waited for by a press to send that comes before they are read, and go with it [HOLDER-12] [HELP-06]', async () => {
    const { onSubmit } = show({ form: attached, texts: withValues });

    fireEvent.change(input(), { target: { files: [pdf('uno.pdf')] } });
    fireEvent.click(screen.getByRole('button', { name: 'send' }));

    expect(screen.getByText('files.goesOn')).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
        files: [expect.objectContaining({ name: 'uno.pdf' })],
      }),
    );
  });

  it('that are being read are told of, for whoever leaves before would lose them [HOLDER-02]', async () => {
    const told: boolean[] = [];
    show({ form: attached, onReading: (isReading) => void told.push(isReading) });

    fireEvent.change(input(), { target: { files: [pdf('uno.pdf')] } });
    expect(told).toEqual([true]);
    await taken(1);

    expect(told).toEqual([true, false]);
  });

  it('that turn out not to be taken hold the form back, and the next press sends what is there [HOLDER-12] [HELP-03]', async () => {
    const { onSubmit } = show({ form: attached, texts: withValues });
    fireEvent.change(input(), { target: { files: [pdf('uno.pdf')] } });
    await screen.findByRole('button', { name: 'files.remove uno.pdf' });

    fireEvent.change(input(), { target: { files: [pdf('foto.jpg')] } });
    fireEvent.click(screen.getByRole('button', { name: 'send' }));

    expect(await screen.findByText('problem.files.type foto.jpg')).toBeTruthy();
    expect(screen.queryByText('files.goesOn')).toBeNull();
    expect(onSubmit).not.toHaveBeenCalled();
    await send();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      files: [expect.objectContaining({ name: 'uno.pdf' })],
    });
  });

  it('of another kind, too large or too many are refused, and what was there stays [HELP-03] [HELP-04]', async () => {
    const { onSubmit } = show({ form: attached });
    fireEvent.change(input(), { target: { files: [pdf('uno.pdf')] } });
    await taken(1);

    fireEvent.change(input(), { target: { files: [pdf('x.svg')] } });
    expect(await screen.findByText('problem.files.type')).toBeTruthy();
    fireEvent.change(input(), { target: { files: [pdf('x.pdf', 2 * 1024 * 1024)] } });
    expect(await screen.findByText('problem.files.size')).toBeTruthy();
    fireEvent.change(input(), { target: { files: [pdf('a.pdf'), pdf('b.pdf')] } });
    expect(await screen.findByText('problem.files.count')).toBeTruthy();
    await send();

    expect(onSubmit).toHaveBeenCalledWith({ files: [expect.objectContaining({ name: 'uno.pdf' })] });
  });

  it.each([
    ['whose content is another than its name says', [pdf('uno.pdf'), pdf('foto.jpg')], 'type foto.jpg'],
    ['whose name says that it may not be attached', [pdf('uno.pdf'), pdf('x.svg')], 'type x.svg'],
    ['with nothing in it', [new File([], 'vuoto.pdf')], 'empty vuoto.pdf'],
    ['that is there already', [pdf('uno.pdf'), pdf('uno.pdf')], 'twice uno.pdf'],
  ])('are refused for one %s, which is named [HELP-03]', async (_which, chosen, problem) => {
    const { onSubmit } = show({ form: attached, texts: withValues });

    fireEvent.change(input(), { target: { files: chosen } });

    expect(await screen.findByText(`problem.files.${problem}`)).toBeTruthy();
    await send();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('may be taken back, and are asked for where they are required', async () => {
    const { onSubmit } = show({ form: attached });
    fireEvent.change(input(), { target: { files: [pdf('uno.pdf')] } });
    await taken(1);

    await userEvent.click(screen.getByRole('button', { name: 'files.remove' }));
    await send();

    expect(screen.queryByText('uno.pdf')).toBeNull();
    await waitFor(() => expect(screen.getByText('problem.required')).toBeTruthy());
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
