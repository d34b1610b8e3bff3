import { login, type Recipe } from '../recipe.ts';

const attachment = new File(['%PDF-1.4\n%%EOF\n'], 'conformance.pdf', { type: 'application/pdf' });

/** A holder writes to the help desk. */
export const helpDesk: Recipe = {
  does: 'writing to the help desk',
  as: 'holder',
  steps: [
    ...login,
    {
      call: 'listHelpSubjects',
      body: {},
      save: { motivation: '/subjects/0/motivation', sectionCode: '/subjects/0/sectionCode' },
    },
    { call: 'suggestHelp', body: { sectionCode: '{sectionCode}', text: 'Conformance', confirm: false } },
    {
      call: 'sendHelpMessage',
      body: {
        request: {
          motivation: '{motivation}',
          sectionCode: '{sectionCode}',
          message: 'Conformance',
          telephone: '+39{fresh.phone}',
        },
        files: [attachment],
      },
    },
  ],
};
