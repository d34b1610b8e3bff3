import { styleText } from 'node:util';

/** Colours texts, or leaves them as they are. */
export type Colours = { [Name in ColourName]: (text: string) => string };

type ColourName = 'red' | 'green' | 'yellow' | 'cyan' | 'bold' | 'dim';

/** Makes the colours for a terminal, or plain ones for everything else. */
export function createColours(enabled: boolean): Colours {
  const paint = (name: ColourName) => (text: string) =>
    enabled ? styleText(name, text, { validateStream: false }) : text;
  return {
    red: paint('red'),
    green: paint('green'),
    yellow: paint('yellow'),
    cyan: paint('cyan'),
    bold: paint('bold'),
    dim: paint('dim'),
  };
}
