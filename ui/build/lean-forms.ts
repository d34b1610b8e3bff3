import type { Plugin } from 'vite';

const refuse = (what: string) => `() => { throw new Error('FORM_PART_LEFT_OUT: ${what}'); }`;

/** What stands in for modules of rjsf that the language of forms has no use for: end of the module’s path → its code. */
const standIns: Readonly<Record<string, string>> = {
  // Our theme has its own of both, for everything that is drawn.
  '@rjsf/core/lib/components/templates/index.js': 'export default () => ({ ButtonTemplates: {} });',
  '@rjsf/core/lib/components/widgets/index.js': 'export default () => ({});',
  // Fields are flat: no lists, no choice between schemas, no layouts.
  '@rjsf/core/lib/components/fields/index.js': `
    import BooleanField from './BooleanField.js';
    import NumberField from './NumberField.js';
    import ObjectField from './ObjectField.js';
    import SchemaField from './SchemaField.js';
    import StringField from './StringField.js';
    export default () => ({ BooleanField, NumberField, ObjectField, SchemaField, StringField });`,
  '@rjsf/utils/lib/schema/shallowAllOfMerge.js': `export default ${refuse('allOf')};`,
  // References between schemas are refused when a form is compiled.
  'fast-uri/index.js': `export default { resolve: ${refuse('$id')} };`,
  // Labels and help are plain words.
  'markdown-to-jsx/dist/react.js': `export const Markdown = ${refuse('Markdown')};`,
};

/**
 * Leaves out of the bundle the half of rjsf that no form of ours can reach: a journey has to arrive quickly on a phone.
 * The build fails when rjsf moves one of these modules, rather than quietly growing again.
 */
export function leanForms(): Plugin {
  const left = new Set<string>();
  return {
    name: 'percorso:lean-forms',
    apply: 'build',
    buildStart: () => left.clear(),
    load: {
      filter: { id: /node_modules\/(?:@rjsf|fast-uri|markdown-to-jsx)\// },
      handler(id) {
        const path = Object.keys(standIns).find((end) => id.endsWith(end));
        if (path === undefined) return null;
        left.add(path);
        return standIns[path] ?? null;
      },
    },
    buildEnd(error) {
      const missed = Object.keys(standIns).filter((path) => !left.has(path));
      if (!error && left.size > 0 && missed.length > 0) this.error(`LEAN_FORMS_MISSED: ${missed.join(', ')}`);
    },
  };
}
