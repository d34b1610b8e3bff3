import type { ExpectedDefect } from '../planted.ts';

const file = 'brand/brand.json';
const code = 'brand-unfit';

/** Defects of a bank’s brand, as far as its own file shows them. */
export const defectsOfBrand: readonly ExpectedDefect[] = [
  {
    code,
    file,
    from: '"dark": "#9fb3ba"',
    to: '"dark": ▸"#9fb3b"',
    message: '"#9fb3b" is no colour that this can be.',
    hint: 'Write "#" and 6 hexadecimal digits, such as "#9fb3ba".',
  },
  {
    code,
    file,
    from: '"ink-soft"',
    to: '▸"ink-sof"',
    message: '"ink-sof" is unknown here.',
    hint: 'Did you mean "ink-soft"?',
  },
  {
    code,
    file,
    from: '"0.5rem"',
    to: '▸"8px"',
    message: '"8px" is not from 0rem to 1.5rem.',
    hint: 'Write it as "0.5rem", which is the portal’s own.',
  },
  {
    code,
    file,
    from: '"tokens": {',
    to: '"favicon": ▸"tab.svg", "tokens": {',
    message: 'There is no file brand/tab.svg.',
    hint: 'Put it there, or mend the name; capitals count.',
  },
  {
    code,
    file,
    from: '"tokens": {',
    to: '"icon": ▸"icon.jpg", "tokens": {',
    message: '"icon.jpg" is of another format: .png is expected.',
    hint: 'Export it as .png, and name that.',
  },
  {
    code,
    file,
    from: '"tokens": {',
    to: '"focus" ▸"tokens": {',
    message: 'Expected ":" after the key, found a text.',
    hint: 'Mend it: nothing of the brand is read until then.',
  },
];
