import { describe, expect, it } from 'vitest';
import { createPopupsStore, type ErrorPopupContent } from './popups.ts';

/** An error that offers to ask again, and what it heard. */
function asking(message: string) {
  const heard: string[] = [];
  const error: ErrorPopupContent = {
    type: 'STANDARD',
    reason: 'CUSTOM',
    message,
    answered: (how) => void heard.push(how),
  };
  return { error, heard };
}

describe('the error popup', () => {
  it('hears that it was closed, or that the holder asks again', () => {
    const popups = createPopupsStore();
    const [first, second] = [asking('first'), asking('second')];

    popups.getState().showError(first.error);
    const shown = popups.getState();
    popups.getState().closeError();
    popups.getState().showError(second.error);
    popups.getState().closeError('again');

    expect(shown).toMatchObject({ visible: true, error: first.error });
    expect([first.heard, second.heard]).toEqual([['closed'], ['again']]);
    expect(popups.getState()).toMatchObject({ visible: false, error: undefined });
  });

  it('is answered as closed where another error takes its place', () => {
    const popups = createPopupsStore();
    const [first, second] = [asking('first'), asking('second')];

    popups.getState().showError(first.error);
    popups.getState().showError(second.error);

    expect([first.heard, second.heard]).toEqual([['closed'], []]);
    expect(popups.getState().error).toBe(second.error);
  });

  it('that only tells something closes, is followed by another, and closes where nothing is open', () => {
    const popups = createPopupsStore();
    const telling: ErrorPopupContent = { type: 'STANDARD', reason: 'CUSTOM', message: 'told' };

    popups.getState().showError(telling);
    popups.getState().showError({ ...telling, message: 'and more' });
    const followed = popups.getState().error?.message;
    popups.getState().closeError();
    popups.getState().closeError();

    expect(followed).toBe('and more');
    expect(popups.getState()).toMatchObject({ visible: false, error: undefined });
  });

  it('stays when the holder goes where it only tells, and is closed where it asks', () => {
    const popups = createPopupsStore();
    const { error, heard } = asking('asked');
    const { answered: _, ...telling } = error;

    popups.getState().showError(telling);
    popups.getState().clear();
    const told = popups.getState();
    popups.getState().showError(error);
    popups.getState().clear();

    expect(told).toMatchObject({ visible: true, error: telling });
    expect(popups.getState()).toMatchObject({ visible: false, error: undefined });
    expect(heard).toEqual(['closed']);
  });
});

it('the question whether to leave is asked, and taken back', () => {
  const popups = createPopupsStore();
  const before = popups.getState().logout;

  popups.getState().askLogout();
  const asked = popups.getState().logout;
  popups.getState().closeLogout();

  expect([before, asked, popups.getState().logout]).toEqual([false, true, false]);
});
