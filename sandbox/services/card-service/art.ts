import type { CardArt } from '#schemas';
import { drawSequence } from '../../seed/sequence.ts';
import type { CardRow } from './store.ts';

type Palette = { ground: string; shade: string; line: string; text: string; theme: 'LIGHT' | 'DARK' };

// Product descriptions BLACK, GOLD and PLATINUM count as light (CARD-02).
const palettes: Readonly<Record<string, Palette>> = {
  CLASSIC: { ground: '#0B5563', shade: '#083F4A', line: '#5CC2D1', text: '#FFFFFF', theme: 'DARK' },
  GOLD: { ground: '#C9A24B', shade: '#A8832F', line: '#FFF3D0', text: '#1E1808', theme: 'LIGHT' },
  PLATINUM: { ground: '#C6CDD1', shade: '#9BA7AD', line: '#FFFFFF', text: '#10242B', theme: 'LIGHT' },
  BLACK: { ground: '#1B1F22', shade: '#0C0E10', line: '#C9A24B', text: '#F5E7C4', theme: 'LIGHT' },
  PREPAID: { ground: '#C8501E', shade: '#9C3A12', line: '#FFC7A6', text: '#FFFFFF', theme: 'DARK' },
  DEBIT: { ground: '#1D4E89', shade: '#143863', line: '#9CC4F2', text: '#FFFFFF', theme: 'DARK' },
};

const plain: Palette = {
  ground: '#38474D',
  shade: '#28343A',
  line: '#9FB3BA',
  text: '#FFFFFF',
  theme: 'DARK',
};

/** Draws the face of a card as an SVG of 856 by 540: always the same for the same card, and never two alike. */
export function drawCardArt(card: CardRow): CardArt {
  const palette = palettes[card.description] ?? plain;
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 856 540">',
    `<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${palette.ground}"/><stop offset="1" stop-color="${palette.shade}"/></linearGradient></defs>`,
    '<rect width="856" height="540" fill="url(#g)"/>',
    waves(card.id, palette.line),
    chip,
    mark(card.circuit, palette.text),
    '</svg>',
  ].join('');
  return {
    base64: Buffer.from(svg).toString('base64'),
    mediaType: 'image/svg+xml',
    textColor: palette.text,
    dominantColor: {
      red: Number.parseInt(palette.ground.slice(1, 3), 16),
      green: Number.parseInt(palette.ground.slice(3, 5), 16),
      blue: Number.parseInt(palette.ground.slice(5, 7), 16),
    },
    textTheme: palette.theme,
  };
}

function waves(seed: number, colour: string): string {
  const next = drawSequence(seed);
  const rise = 60 + Math.floor(next() * 120);
  const crest = 200 + Math.floor(next() * 300);
  const lines = Array.from({ length: 14 }, (_, index) => {
    const y = 190 + index * 30;
    const bend = Math.round(rise * Math.cos(index / (3 + next() * 0.4)));
    return `<path d="M-20 ${y}C${crest} ${y - bend} ${crest + 220} ${y + bend} 876 ${y - rise}"/>`;
  });
  return `<g fill="none" stroke="${colour}" stroke-width="2" opacity=".32">${lines.join('')}</g>`;
}

const chip =
  '<g transform="translate(72 178)"><rect width="104" height="78" rx="14" fill="#E3C57B"/>' +
  '<path d="M0 26h36v26H0M104 26H68v26h36M36 0v78M68 0v78" fill="none" stroke="#8F742F" stroke-width="3"/></g>';

// Marks of our own drawing, one for each circuit: a rising path, two meeting rings, three steps.
const marks: Readonly<Record<CardRow['circuit'], string>> = {
  VISA: '<path d="M0 56L34 0l24 36L82 4l38 52" stroke-width="13" stroke-linejoin="round"/>',
  MASTERCARD:
    '<circle cx="36" cy="28" r="28" stroke-width="10"/><circle cx="80" cy="28" r="28" stroke-width="10"/>',
  PAGOBANCOMAT: '<path d="M0 56h30V36h34V18h34V0h22" stroke-width="12" stroke-linejoin="round"/>',
};

const mark = (circuit: CardRow['circuit'], colour: string) =>
  `<g transform="translate(668 430)" fill="none" stroke="${colour}" stroke-linecap="round">${marks[circuit]}</g>`;
