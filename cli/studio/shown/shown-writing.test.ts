import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { FileToBe, LineToBe, ShownWriting, StepChanging } from '#studio';
import { foreseen } from '../files-to-be.ts';
import { openCopy } from '../step-changes.fixture.ts';
import { stepChanging } from '../step-changing.ts';

const definition = 'journeys/operation-dispute/journey.json';
const texts = 'i18n/it/operation-dispute.json';
let copy: ReturnType<typeof openCopy>;

beforeAll(() => void (copy = openCopy()));
afterEach(() => copy.restore());
afterAll(() => copy.close());

const stays = ['merchant', 'detail', 'phone'].map((name) => ({ name, path: '' }));
const reason: LineToBe = {
  name: 'reason',
  label: 'Motivo',
  text: '{reason, choice}',
  change: 'ask-reason',
  keepsChange: false,
};

const writing = (asked: Partial<ShownWriting>): StepChanging =>
  stepChanging(copy.project, {
    kind: 'write-shown',
    journey: 'operation-dispute',
    step: 'add-evidence',
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
  foreseen(copy.project, filesOf({ ...withReason, lines: [{ ...reason, text }] }), 'it').map(
    ({ message, hint }) => [message, hint],
  );

const withReason = { values: [...stays, { name: 'reason', path: 'data.reason' }], lines: [reason] };

describe('what a screen shows', () => {
  it('is a line of a summary more, with its value, its words and the way back to change it [STUDIO-09]', () => {
    const files = filesOf(withReason);

    const step = inFile(files, definition).steps['add-evidence'];
    expect(step.shows.reason).toEqual({ var: 'data.reason' });
    expect(step.summary).toEqual({ reason: { change: ['change-ask-reason'] } });
    expect(step.actions['change-ask-reason']).toEqual({ to: 'ask-reason', changes: true });
    expect(Object.keys(step.actions)).toEqual(['submit', 'change-ask-reason', 'close']);
    const own = inFile(files, texts)['add-evidence'];
    expect(own.summary).toEqual({ reason: { label: 'Motivo', text: '{reason, choice}' } });
    expect(own.actions['change-ask-reason']).toBe('Modifica');
    expect(codes(files)).toEqual([]);
    const before = copy.passing('operation-dispute');
    copy.write(files);
    expect(copy.passing('operation-dispute')).toEqual(before);
  });

  it('is read with nothing in its stead where some way leads there without it [STUDIO-09]', () => {
    const ticket = { ...reason, name: 'ticket', text: '{ticket}', change: '' };
    const files = filesOf({
      values: [...stays, { name: 'ticket', path: 'data.ticket' }],
      lines: [ticket],
    });

    expect(inFile(files, definition).steps['add-evidence'].shows.ticket).toEqual({
      var: ['data.ticket', ''],
    });
    expect(codes(files)).toEqual([]);
  });

  it('goes with its words, and with the button that nothing needs any more [STUDIO-09]', () => {
    const before = ['journeys/operation-dispute/journey.json', texts].map((path) => copy.project.text(path));
    copy.write(filesOf(withReason));
    const files = filesOf({});
    copy.write(files);

    expect(['journeys/operation-dispute/journey.json', texts].map((path) => copy.project.text(path))).toEqual(
      before,
    );
  });

  it('changes no file where it stays as it is, what changes its lines too [STUDIO-09]', () => {
    copy.write(filesOf(withReason));
    const lines = [{ ...reason, change: '', keepsChange: true }];

    expect(filesOf({ values: [...stays, { name: 'reason', path: '' }], lines })).toEqual([]);
  });

  it('is refused where a line says nothing, or two have one name [STUDIO-09]', () => {
    expect(refusal({ lines: [{ ...reason, label: ' ' }] })).toBe(
      'A ogni riga del riepilogo servono un’etichetta e qualcosa da mostrare.',
    );
    expect(refusal({ lines: [reason, reason] })).toBe('Due righe si chiamano reason.');
    expect(refusal({ values: [{ name: 'reason', path: '' }] })).toBe('Di {reason} manca che cosa mostra.');
    expect(refusal({ step: 'send' })).toBe('Il flusso operation-dispute non ha più la schermata send.');
  });
});

describe('the words of a choice', () => {
  it('follow their field when it has another name [STUDIO-09]', () => {
    copy.write(filesOf(withReason));
    const made = stepChanging(copy.project, {
      kind: 'rename-part',
      journey: 'operation-dispute',
      part: { sort: 'field', form: 'reason', name: 'reason' },
      to: 'why',
    });
    const files = 'files' in made ? made.files : [];

    expect(inFile(files, definition).steps['add-evidence'].shows.why).toEqual({ var: 'data.reason' });
    expect(inFile(files, texts)['add-evidence'].summary.reason.text).toBe('{why, choice}');
    expect(inFile(files, texts)['ask-reason'].fields.why.label).toBe('Che cosa è successo?');
    expect(codes(files)).toEqual([]);
  });

  it('are what a text shows: its value alone is found, and a field that lets choose nothing', () => {
    expect(toldOf('{reason}')).toEqual([
      [
        '{reason} mostra il valore di una scelta, non le parole che il titolare ha letto.',
        'Scrivi {reason, choice}.',
      ],
    ]);
    expect(toldOf('{reason, choice}, {merchant, choice}')).toEqual([
      [
        '{merchant, choice} vuole le parole di una scelta, e nessun campo "merchant" fa scegliere tra valori suoi.',
        undefined,
      ],
    ]);
  });
});
