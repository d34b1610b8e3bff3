/** What a step can be that is added, in the order in which it is offered. */
export const kindsToAdd = ['form', 'call', 'branch', 'journey', 'view', 'assign', 'end'] as const;

/** One of them. */
export type KindToAdd = (typeof kindsToAdd)[number];
