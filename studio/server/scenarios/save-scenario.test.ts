import { libraryOf, testJourneys } from '#analysis';
import { describe, expect, it } from 'vitest';
import { sourcesOf } from '../../judge/closure.ts';
import type { ScenarioToSave } from '../../saved-scenarios.ts';
import { openWalk } from '../../stage/open-walk.ts';
import { recordingOf } from '../../stage/recording.ts';
import { createWalk } from '../../stage/walk.ts';
import { createStage } from '../stage/stage-view.ts';
import { folderOfJourneys } from './journeys.fixture.ts';
import { saveScenario } from './save-scenario.ts';
import { walkIn } from './walks.fixture.ts';

const lock = 'journeys/card-lock/journey.json';

function open(...ids: readonly string[]) {
  const opened = folderOfJourneys(...ids, 'sca', 'app-approval');
  const save = (asked: ScenarioToSave) =>
    saveScenario(asked, {
      folder: opened.folder,
      language: 'it',
      proposed: () => undefined,
      record: () => undefined,
    });
  return { ...opened, save };
}

function lockWithoutAnswer() {
  const opened = open('card-lock');
  const walked = walkIn(opened.sources(), 'card-lock');
  walked.press('submit', {});
  walked.loseAnswer();
  return { ...opened, ...walked };
}

describe('a walk that is saved', () => {
  it('is a scenario of its journey, each move with where it leads, and passes [STUDIO-08]', () => {
    const { save, toSave, json, sources } = lockWithoutAnswer();

    const saved = save(toSave('La banca tace, e perché è così'));

    const file = 'journeys/card-lock/scenarios/la-banca-tace-e-perche-e-cosi.json';
    expect(saved).toEqual({ kind: 'saved', name: 'la-banca-tace-e-perche-e-cosi', file });
    expect(json(file)).toEqual({
      $schema: '../../../schemas/journey/scenario.schema.json',
      title: 'La banca tace, e perché è così',
      given: { input: { cardId: '1000001', card: 'CLASSIC', pan: '**** **** **** 4417' } },
      do: [
        { action: 'submit', expect: { calls: { operation: 'lockCard' } } },
        { answer: { operation: 'lockCard', unreachable: true }, expect: { at: 'card-lock/unknown' } },
      ],
    });
    const report = testJourneys(sourcesOf(sources(), 'card-lock')).scenarios.find(
      (each) => each.file === file,
    );
    expect(report?.result).toEqual({ passed: true });
  });

  it('takes the place of the scenario that has its title, once that was said [STUDIO-08]', () => {
    const { save, toSave, json, text, change, folder } = lockWithoutAnswer();
    const file = 'journeys/card-lock/scenarios/no-answer.json';
    change(file, (each) =>
      each
        .replace(/"title": "[^"]*"/, '"title": "La banca tace"')
        .replace('"unreachable": true', '"status": 500'),
    );
    folder.reread();
    const was = text(file);
    const walk = toSave('la banca tace');

    expect(save(walk)).toEqual({ kind: 'clash', name: 'no-answer' });
    expect(text(file)).toBe(was);
    expect(save({ ...walk, replaces: true })).toEqual({ kind: 'saved', name: 'no-answer', file });
    expect(json(file)).toMatchObject({ title: 'la banca tace', do: [{ action: 'submit' }, { answer: {} }] });
  });

  it('has what was so at the beginning, flags that were set on the way too, where that leads the same way [STUDIO-08]', () => {
    const { save, sources, json } = open('card-lock');
    const { setFlag, press, answer, toSave } = walkIn(sources(), 'card-lock');
    press('submit', {});
    setFlag('card.flagFamiliar', true);
    answer({ cardId: '1000001', lockedByHolder: true, refreshCardContext: true });

    save(toSave('Carta familiare'));

    expect(json('journeys/card-lock/scenarios/carta-familiare.json')).toMatchObject({
      given: { card: { flagFamiliar: true } },
      do: [{}, { expect: { outcome: 'completed' } }],
    });
  });

  it('is not written over another, whatever the letters of its title: the clash is told [STUDIO-08]', () => {
    const { save, toSave, paths } = lockWithoutAnswer();
    const before = paths();

    expect(save(toSave('Chi chiude NON blocca niente '))).toEqual({ kind: 'clash', name: 'closed' });
    expect(paths()).toEqual(before);
  });

  it('takes another name where somebody else has written a file of its name meanwhile [STUDIO-08] [STUDIO-17]', () => {
    const { save, toSave, meanwhile, change, json } = lockWithoutAnswer();
    const theirs = 'journeys/card-lock/scenarios/senza-risposta.json';
    meanwhile(() => change(theirs, () => '"theirs"'));

    expect(save(toSave('Senza risposta'))).toMatchObject({ kind: 'saved', name: 'senza-risposta-2' });
    expect(json(theirs)).toBe('theirs');
  });

  it('is refused with a title that nobody would read, or without one [STUDIO-08]', () => {
    const { save, toSave } = lockWithoutAnswer();

    expect(save(toSave('x'.repeat(121)))).toEqual({
      kind: 'refused',
      why: 'Il titolo ha 121 caratteri: al massimo possono essere 120.',
    });
    expect(save(toSave('  '))).toEqual({ kind: 'refused', why: 'Il titolo è vuoto.' });
  });

  it('is not written where it goes another way by now: the move is told [STUDIO-08]', () => {
    const { save, toSave, change, paths } = lockWithoutAnswer();
    change(lock, (text) => text.replace('"to": "unknown"', '"to": "done"'));
    const before = paths();

    expect(save(toSave('Cambiato intanto'))).toEqual({ kind: 'parted', move: 2 });
    expect(paths()).toEqual(before);
  });

  it('is not written where an input is missing [STUDIO-08]', () => {
    const { save, toSave } = lockWithoutAnswer();
    const walk = toSave('Senza ingressi');

    expect(save({ ...walk, begun: { ...walk.begun, input: {} } })).toMatchObject({ kind: 'parted', move: 0 });
  });

  it('says why a journey that is unsound cannot be walked, or that it is gone [STUDIO-08]', () => {
    const { save, toSave, change, remove } = lockWithoutAnswer();
    const walk = toSave('Non si può');

    change(lock, (text) => text.replace('"to": "lock"', '"to": "nowhere"'));
    expect(save(walk)).toMatchObject({ kind: 'refused', why: expect.stringContaining('nowhere') });
    remove(lock);
    expect(save(walk)).toEqual({ kind: 'refused', why: 'Il flusso card-lock non c’è più.' });
  });
});

describe('a proposal that is taken', () => {
  it('is written under the title that it is given, and told when it is gone [STUDIO-08]', () => {
    const { folder, json, change } = open('card-lock');
    const expected = { title: 'proposto', do: [{ action: 'close', expect: { outcome: 'cancelled' } }] };
    const given = { input: { cardId: '1', card: 'CLASSIC', pan: '4417' } };
    const proposed = (_journey: string, name: string) =>
      name === 'explored-x' ? { ...expected, given } : undefined;
    const take = (name: string, title: string) =>
      saveScenario(
        { kind: 'proposal', journey: 'card-lock', name, title },
        { folder, language: 'it', proposed, record: () => undefined },
      );

    expect(take('explored-x', 'Si chiude')).toMatchObject({ kind: 'saved', name: 'si-chiude' });
    expect(json('journeys/card-lock/scenarios/si-chiude.json')).toMatchObject({
      title: 'Si chiude',
      do: expected.do,
    });
    expect(take('explored-y', 'Altro')).toMatchObject({ kind: 'refused' });
    change(lock, (text) => text.replace('"outcome": "cancelled"', '"outcome": "closed"'));
    expect(take('explored-x', 'Cambiato')).toMatchObject({ kind: 'parted', move: 1 });
  });
});

it('every scenario of a journey, played in the simulator and saved again, goes the same way [STUDIO-08]', async () => {
  const { sources, save } = open('phone-change', 'app-approval', 'card-lock');
  const stage = createStage();
  const all = sources();
  for (const id of ['phone-change', 'app-approval', 'card-lock']) {
    const view = stage.view(all, id);
    expect(view.scenarios.length).toBeGreaterThan(2);
    for (const { name } of view.scenarios) {
      const walk = createWalk(libraryOf(sourcesOf(all, id)));
      const fetchWalk = () => Promise.resolve(stage.walk(all, { journey: id, name, proposed: undefined }));
      const at = { scenario: name, moment: 'end' } as const;
      await openWalk(walk, { kind: 'open', journey: id, at }, { view, fetchWalk, word: ({ key }) => key });
      const recording = recordingOf(walk.moments());

      expect(recording.kind).toBe('recorded');
      if (recording.kind !== 'recorded') continue;
      const { begun, moves } = recording;
      const saved = save({ kind: 'walk', journey: id, title: `di nuovo ${name}`, begun, moves });
      expect({ name, saved }).toMatchObject({ name, saved: { kind: 'saved' } });
    }
  }
});
