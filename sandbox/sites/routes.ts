import type { FastifyInstance } from 'fastify';
import { guardPages } from '../page/serve.ts';
import { explainRefusals } from '../page/refuse-fields.ts';
import { routeEntry } from './entry.ts';
import { routeEvents, type Events } from './events.ts';
import { routeSitePages } from './pages.ts';
import { routePaperForms } from './paper-forms.ts';
import { routeReports, type BankBehind } from './reports.ts';

/** What the sites are made of. */
export type SiteParts = BankBehind & {
  events: Events;
  /** Of the password that demo accounts have before their first login. */
  passwordHash: string;
  /** Origins of portals on other hosts. */
  origins: readonly string[];
};

/**
 * Puts the small sites on the bank's server that stand for what lies outside it: the identity provider, online banking,
 * the loyalty partner, the chat, the public site's paper forms and the endpoint for analytics. Anyone who reaches the portal
 * reaches them: they show only what they received, and change nothing without a reference of the bank (S-83).
 */
export function routeSites(app: FastifyInstance, parts: SiteParts): void {
  void app.register(
    async (sites) => {
      guardPages(sites);
      explainRefusals(sites);
      routeSitePages(sites, parts.origins);
      routePaperForms(sites);
      routeReports(sites, parts);
      routeEvents(sites, parts.events);
      routeEntry(sites, parts);
    },
    { prefix: '/sandbox' },
  );
}
