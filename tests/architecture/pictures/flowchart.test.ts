import { expect, it } from 'vitest';
import { flowchartOf } from './flowchart.ts';
import { roomsOf } from './rooms.ts';

const file = (source: string, ...imported: string[]) => ({
  source,
  dependencies: imported.map((resolved) => ({ resolved })),
});

const house = [
  file('ui/index.ts', 'ui/shell/main.tsx'),
  file(
    'ui/shell/main.tsx',
    'ui/views/Home.tsx',
    'ui/kit/Button.tsx',
    'engine/step.ts',
    'fs/promises',
    'node_modules/react/index.js',
  ),
  file('ui/views/Home.tsx', 'ui/kit/Button.tsx', 'ui/views/row/Row.tsx'),
  file('ui/kit/Button.tsx', 'ui/views/row/Row.tsx'),
  file('ui/kit/Button.test.tsx', 'ui/shell/main.tsx'),
  file('ui/views/row/Row.tsx'),
  file('tests/e2e/home.spec.ts', 'engine/step.ts'),
];

it('a picture shows each room, leaves out the ways that others lead round, and dots those that go up', () => {
  expect(flowchartOf(roomsOf(house, 'ui', ['shell', 'views', 'kit'])).split('\n')).toEqual([
    'flowchart TB',
    '  shell',
    '  views',
    '  kit',
    '  shell --> views',
    '  views --> kit',
    '  kit -.-> views',
  ]);
});

it('a picture of the whole has the folders as its rooms', () => {
  expect(flowchartOf(roomsOf(house, '', ['ui', 'engine']))).toBe(
    'flowchart TB\n  ui\n  engine\n  ui --> engine',
  );
});

it('a room without a place in the order, and a place without a room, are named', () => {
  expect(() => roomsOf(house, 'ui', ['shell', 'forms', 'kit'])).toThrow(
    'the order of ui/ lacks: views; it names in vain: forms',
  );
});
