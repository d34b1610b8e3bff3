import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { FileToBe, LineToBe, ShownWriting, StepChanging } from '#studio';
import { foreseen } from '../files-to-be.ts';
import { openCopy } from '../step-changes.fixture.ts';
import { stepChanging } from '../step-changing.ts';

const definition = 'journeys/statement-delivery/journey.json';
const texts = 'i18n/it/statement-delivery.json';
let copy: ReturnType<typeof openCopy>;

beforeAll(() => void (copy = openCopy()));
afterEach(() => copy.restore());
afterAll(() => copy.close());

const stays = ['email'].map((name) => ({ name, path: '' }));
const delivery: LineToBe = {
  name: 'delivery',
  label: 'Come arriva',
  text: '{delivery, choice}',
  change: 'choose-delivery',
  keepsChange: false,
};

const writing = (asked: Partial<ShownWriting>): StepChanging =>
  stepChanging(copy.project, {
    kind: 'write-shown',
    journey: 'statement-delivery',
    step: 'enter-email',
    values: stays,
    lines: [],
    ...asked,
  });

function filesOf(asked: Partial<ShownWriting>): readonly FileToBe[] {
  const made = writing(asked);
  return 'files' in made ? made.files : [];
}

const inFile = (files: readonly FileToBe[], path: string) =>
  JSON.parse(files.find((file) => file.path === path)?.text ?? 'null');
const refusal = (asked: Partial<ShownWriting>): string => {
  const made = writing(asked);
  return 'refused' in made ? made.refused.it : '';
};
const codes = (files: readonly FileToBe[]): string[] => [
  ...new Set(foreseen(copy.project, files, 'it').map(({ code }) => code)),
];

const toldOf = (text: string) =>
  foreseen(copy.project, filesOf({ ...withDelivery, lines: [{ ...delivery, text }] }), 'it').map(
    ({ message, hint }) => [message, hint],
  );

const withDelivery = { values: [...stays, { name: 'delivery', path: 'data.delivery' }], lines: [delivery] };

describe('what a screen shows', () => {
  it('is a line of a summary more, with its value, its words and the way back to change it [STUDIO-09]', () => {
    const files = filesOf(withDelivery);

    const step = inFile(files, definition).steps['enter-email'];
    expect(step.shows.delivery).toEqual({ var: 'data.delivery' });
    expect(step.summary).toEqual({ delivery: { change: ['change-choose-delivery'] } });
    expect(step.actions['change-choose-delivery']).toEqual({ to: 'choose-delivery', changes: true });
    expect(Object.keys(step.actions)).toEqual(['submit', 'keep', 'change-choose-delivery', 'close']);
    const own = inFile(files, texts)['enter-email'];
    expect(own.summary).toEqual({ delivery: { label: 'Come arriva', text: '{delivery, choice}' } });
    expect(own.actions['change-choose-delivery']).toBe('Modifica');
    expect(codes(files)).toEqual([]);
    const before = copy.passing('statement-delivery');
    copy.write(files);
    expect(copy.passing('statement-delivery')).toEqual(before);
  });

  it('is read with nothing in its stead where some way leads there without it [STUDIO-09]', () => {
    const after = { ...delivery, name: 'after', text: '{after}', change: '' };
    const files = filesOf({
      values: [...stays, { name: 'after', path: 'data.after' }],
      lines: [after],
    });

    expect(inFile(files, definition).steps['enter-email'].shows.after).toEqual({
      var: ['data.after', ''],
    });
    expect(codes(files)).toEqual([]);
  });

  it('goes with its words, and with the button that nothing needs any more [STUDIO-09]', () => {
    const before = [definition, texts].map((path) => copy.project.text(path));
    copy.write(filesOf(withDelivery));
    const files = filesOf({});
    copy.write(files);

    expect([definition, texts].map((path) => copy.project.text(path))).toEqual(before);
  });

  it('changes no file where it stays as it is, what changes its lines too [STUDIO-09]', () => {
    copy.write(filesOf(withDelivery));
    const lines = [{ ...delivery, change: '', keepsChange: true }];

    expect(filesOf({ values: [...stays, { name: 'delivery', path: '' }], lines })).toEqual([]);
  });

  it('is refused where a line says nothing, or two have one name [STUDIO-09]', () => {
    expect(refusal({ lines: [{ ...delivery, label: ' ' }] })).toBe(
      'A ogni riga del riepilogo servono un’etichetta e qualcosa da mostrare.',
    );
    expect(refusal({ lines: [delivery, delivery] })).toBe('Due righe si chiamano delivery.');
    expect(refusal({ values: [{ name: 'delivery', path: '' }] })).toBe(
      'Di {delivery} manca che cosa mostra.',
    );
    expect(refusal({ step: 'modify' })).toBe('Il flusso statement-delivery non ha più la schermata modify.');
  });
});

describe('the words of a choice', () => {
  it('follow their field when it has another name [STUDIO-09]', () => {
    copy.write(filesOf(withDelivery));
    const made = stepChanging(copy.project, {
      kind: 'rename-part',
      journey: 'statement-delivery',
      part: { sort: 'field', form: 'delivery', name: 'delivery' },
      to: 'why',
    });
    const files = 'files' in made ? made.files : [];

    expect(inFile(files, definition).steps['enter-email'].shows.why).toEqual({ var: 'data.delivery' });
    expect(inFile(files, texts)['enter-email'].summary.delivery.text).toBe('{why, choice}');
    expect(inFile(files, texts)['choose-delivery'].fields.why.label).toBe('Modalità di invio');
    expect(codes(files)).toEqual([]);
  });

  it('are what a text shows: its value alone is found, and a field that lets choose nothing', () => {
    expect(toldOf('{delivery}')).toEqual([
      [
        '{delivery} mostra il valore di una scelta, non le parole che il titolare ha letto.',
        'Scrivi {delivery, choice}.',
      ],
    ]);
    expect(toldOf('{delivery, choice}, {email, choice}')).toEqual([
      [
        '{email, choice} vuole le parole di una scelta, e nessun campo "email" fa scegliere tra valori suoi.',
        undefined,
      ],
    ]);
  });
});
