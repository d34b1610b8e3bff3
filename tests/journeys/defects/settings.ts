import type { ExpectedDefect } from '../planted.ts';

const file = 'percorso.config.json';
const code = 'settings-unfit';
const hint = 'Until it is mended no portal starts by these settings.';

/** Defects of a bank’s settings, as a start refuses them. */
export const defectsOfSettings: readonly ExpectedDefect[] = [
  {
    code,
    file,
    from: '"warnMinutes": 2',
    to: '"warnMinutes": ▸5',
    message:
      'A start refuses this setting: /session/warnMinutes is 5: it must be less than idleMinutes, which is 5. Write fewer minutes here, or more there.',
    hint,
  },
  {
    code,
    file,
    from: '"filters": {',
    to: '▸"filter": {}, "filters": {',
    message:
      'A start refuses this setting: /filter is unknown: take it out, or mend its name; known here are $schema, provider, session, filters, timing, analytics, errors, chat, languages, extensions, brand, links, server.',
    hint,
  },
  {
    code,
    file,
    from: '"chatMs": 4500',
    to: '"chatMs": 4500, ▸"chatMs": 4501',
    message:
      'A start refuses this setting: /timing/chatMs stands on line 20 already, and only this last one would count: take one of them out.',
    hint,
  },
];
