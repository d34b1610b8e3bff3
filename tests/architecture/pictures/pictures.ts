import { flowchartOf } from './flowchart.ts';
import { roomsOf, type Module } from './rooms.ts';

/** The page that shows the pictures, from the root. */
export const page = 'docs/architecture.md';

/** The folders that have a picture, each with its rooms from the top to the ground. */
const pictures = [
  {
    name: 'percorso',
    folder: '',
    order: [
      'server',
      'cli',
      'studio',
      'console',
      'ui',
      'journeys',
      'analysis',
      'i18n',
      'sandbox',
      'conformance',
      'engine',
      'schemas',
    ],
  },
  {
    name: 'analysis',
    folder: 'analysis',
    order:
      'check diff rules draw decide flow symbols texts explore document scenario coverage explain form report graph values source'.split(
        ' ',
      ),
  },
  {
    name: 'ui',
    folder: 'ui',
    order: ['build', 'shell', 'views', 'state', 'journey', 'steps', 'bank', 'forms', 'kit'],
  },
];

/** Writes the page with its pictures drawn anew from the imports of the code. */
export function drawnAnew(text: string, modules: readonly Module[]): string {
  return pictures.reduce((sofar, { name, folder, order }) => {
    const begin = `<!-- picture of ${name}: npm run pictures -->\n`;
    const end = '<!-- end of picture -->';
    const from = sofar.indexOf(begin);
    const to = sofar.indexOf(end, from);
    if (from === -1 || to === -1) throw new Error(`expected the marks ${begin.trim()} and ${end}`);
    const drawn = `\n\`\`\`mermaid\n${flowchartOf(roomsOf(modules, folder, order))}\n\`\`\`\n\n`;
    return sofar.slice(0, from + begin.length) + drawn + sofar.slice(to);
  }, text);
}
