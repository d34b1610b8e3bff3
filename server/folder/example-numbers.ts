import type { PortalConfig } from '#schemas';

/** The numbers that the settings come with: nobody of the bank answers there. */
const examples: Readonly<Record<string, string>> = {
  helpLine: '800 000 200',
  lockLine: '800 000 100',
  helpLineAbroad: '+39 02 0000 0200',
  lockLineAbroad: '+39 02 0000 0100',
};

/** Names the settings that still have a number of the example, which holders would call in vain. */
export const exampleNumbers = ({ brand }: PortalConfig): string[] =>
  Object.entries({ ...examples, ...brand }).flatMap(([name, number]) =>
    examples[name] === number ? [`brand.${name}`] : [],
  );
