import { expect, it } from 'vitest';
import { createNavigator } from './navigator.ts';

/** The ways of a router, with where they led. */
function aRouter() {
  const went: string[] = [];
  const ways = {
    go: (path: string) => void went.push(`go ${path}`),
    startAnew: (path: string) => void went.push(`anew ${path}`),
  };
  return { ways, went };
}

it('leads at once where the router is there', () => {
  const { ways, went } = aRouter();
  const navigator = createNavigator();
  navigator.bind(ways);

  navigator.go('/pinView');
  navigator.startAnew('/');

  expect(went).toEqual(['go /pinView', 'anew /']);
});

it('leads where it was asked last once the router appears, and to that but once', () => {
  const { ways, went } = aRouter();
  const navigator = createNavigator();

  navigator.go('/pinView');
  navigator.startAnew('/');
  navigator.bind(ways);
  navigator.bind(ways);

  expect(went).toEqual(['anew /']);
});

it('leads by the router that was bound last', () => {
  const [first, second] = [aRouter(), aRouter()];
  const navigator = createNavigator();
  navigator.bind(first.ways);
  navigator.bind(second.ways);

  navigator.go('/');

  expect([first.went, second.went]).toEqual([[], ['go /']]);
});
