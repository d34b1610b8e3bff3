import type { CardArt } from '#schemas';
import type { Sheet } from './art-lines.ts';

/** How the cards of a product look. */
export type Face = {
  colours: { ground: string; shade: string; line: string; text: string; theme: CardArt['textTheme'] };
  sheets: readonly [Sheet, ...Sheet[]];
  /** The corners by which the shade goes back to where the first sheet begins. */
  back: string;
};

const white = '#FFFFFF';

/** The faces of the bank's products, whose lines are drawn from one edge to the other, past both of them. */
export const faces: Readonly<Record<string, Face>> = {
  // A ribbon that turns over once.
  CLASSIC: {
    colours: { ground: '#0B4753', shade: '#0A3D48', line: '#4FB3C2', text: white, theme: 'LIGHT' },
    sheets: [
      {
        from: [-20, 150, 70, 60, 190, 200, 362, 20],
        to: [-20, 260, 120, 190, 200, -40, 362, 130],
        count: 40,
      },
    ],
    back: 'L362 236L-20 236',
  },
  // Two fans that cross, as on a banknote.
  GOLD: {
    colours: { ground: '#74561A', shade: '#664B15', line: '#E9C777', text: white, theme: 'LIGHT' },
    sheets: [
      { from: [110, -20, 190, 30, 270, 110, 372, 150], to: [330, -20, 336, 10, 350, 30, 372, 36], count: 26 },
      {
        from: [390, -20, 330, 40, 300, 110, 372, 190],
        to: [150, -20, 170, 50, 210, 150, 372, 160],
        count: 22,
      },
    ],
    back: 'L372 -20',
  },
  // Long swells, one behind the other.
  PLATINUM: {
    colours: { ground: '#475359', shade: '#3D484E', line: '#C3CED2', text: white, theme: 'LIGHT' },
    sheets: [
      { from: [60, -20, 160, 60, 230, 10, 372, 40], to: [-20, 236, 110, 120, 250, 250, 372, 150], count: 34 },
    ],
    back: 'L372 236L-20 236L-20 -20',
  },
  // One thread of gold, wound loosely.
  BLACK: {
    colours: { ground: '#171B1D', shade: '#111416', line: '#C9A24B', text: '#F3E6C8', theme: 'LIGHT' },
    sheets: [
      {
        from: [150, -30, 190, 120, 330, 40, 372, 150],
        to: [290, -30, 170, 50, 300, 160, 372, 60],
        count: 34,
      },
    ],
    back: 'L372 -30',
  },
  // Rings on water from a stone beyond the corner.
  PREPAID: {
    colours: { ground: '#9C3F19', shade: '#8B3613', line: '#FFB48F', text: white, theme: 'LIGHT' },
    sheets: [
      {
        from: [130, -20, 140, 120, 240, 210, 372, 200],
        to: [320, -20, 322, 30, 340, 50, 372, 48],
        count: 22,
      },
      {
        from: [180, 246, 220, 150, 300, 100, 372, 90],
        to: [330, 246, 336, 226, 350, 214, 372, 208],
        count: 16,
      },
    ],
    back: 'L372 -20',
  },
  // Two sheets of threads that lean against each other.
  DEBIT: {
    colours: { ground: '#1F2F5C', shade: '#19274E', line: '#8EA5E8', text: white, theme: 'LIGHT' },
    sheets: [
      {
        from: [130, -20, 150, 60, 220, 150, 200, 236],
        to: [380, -20, 360, 80, 420, 150, 400, 236],
        count: 24,
      },
      {
        from: [300, -20, 250, 60, 180, 140, 190, 236],
        to: [470, -20, 420, 80, 400, 150, 330, 236],
        count: 24,
      },
    ],
    back: 'L372 236L372 -20',
  },
  RATE: {
    colours: { ground: '#C9E2E4', shade: '#B9D8DB', line: '#0B5563', text: '#10242B', theme: 'DARK' },
    sheets: [
      { from: [-20, 230, 90, 240, 200, 60, 372, 110], to: [60, -20, 180, 110, 260, -30, 372, 20], count: 32 },
    ],
    back: 'L372 236',
  },
};
