import { render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { fetched, NotFetched } from './fetched.tsx';

class Catcher extends Component<{ onCatch: (error: unknown) => void; children: ReactNode }> {
  override state = { isCaught: false };

  static getDerivedStateFromError() {
    return { isCaught: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCatch(error);
  }

  override render() {
    return this.state.isCaught ? 'caught' : this.props.children;
  }
}

function partThatFails(times: number) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn<() => Promise<() => ReactNode>>(() => Promise.resolve(() => <p>the part</p>));
  for (let turn = 0; turn < times; turn += 1) load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Part = fetched(load);
  const errors: unknown[] = [];
  const draw = () =>
    render(
      <Catcher onCatch={(error) => errors.push(error)}>
        <Suspense fallback="on its way">
          <Part />
        </Suspense>
      </Catcher>,
    );
  const caught = (): NotFetched => {
    const [error] = errors;
    if (!(error instanceof NotFetched)) throw new Error('Nothing of the kind was caught.');
    return error;
  };
  return { load, draw, caught };
}

it('says that a part could not be fetched, once for each try', async () => {
  const { load, draw, caught } = partThatFails(1);

  draw();
  await screen.findByText('caught');

  expect(caught().cause).toBeInstanceOf(TypeError);
  expect(load).toHaveBeenCalledTimes(1);
});

it('fetches a part that failed anew when it is drawn next, once that is forgotten', async () => {
  const { draw, caught } = partThatFails(1);
  const first = draw();
  await screen.findByText('caught');

  caught().forget();
  first.unmount();
  draw();

  expect(await screen.findByText('the part')).toBeTruthy();
});

it('says whether another try has fetched it', async () => {
  const { draw, caught } = partThatFails(2);
  const first = draw();
  await screen.findByText('caught');

  expect(await caught().again()).toBe(false);
  expect(await caught().again()).toBe(true);
  first.unmount();
  draw();

  expect(screen.getByText('the part')).toBeTruthy();
});
