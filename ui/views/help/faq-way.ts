import type { Way } from './WayList.tsx';

/** The way to the questions that are asked often, in a tab of its own (ROUTE-25). */
export const faq: Way = { key: 'more.faq', href: '/domande-frequenti', icon: 'help', isExternal: true };
