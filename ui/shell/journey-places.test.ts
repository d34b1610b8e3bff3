import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchPath } from 'react-router-dom';
import { loadTree } from '#i18n';
import type { JourneyFile } from '#schemas';
import { describe, expect, it } from 'vitest';
import deepLinks from '../../journeys/deep-links.json' with { type: 'json' };
import timeline from '../../journeys/trigger-timeline.json' with { type: 'json' };
import { redirects, routes } from '../state/navigation/routes.ts';

const root = join(import.meta.dirname, '../..');
const places = [...routes.map(({ path }) => path), ...redirects.map(({ from }) => from)];
const isTest = (file: string) => /\.(?:test|fixture)\./u.test(file);
const isPlace = (path: string) => places.some((place) => matchPath(place, path) !== null);

describe('the places that journeys’ files name', () => {
  it('are behind every popup and page that a view opens: none is still to come', () => {
    const files = globSync('journeys/*/journey.json', { cwd: root });
    const popups = files.flatMap((file) => {
      // As above.
      const { opens } = JSON.parse(readFileSync(join(root, file), 'utf8')) as JourneyFile;
      return opens?.popups ?? [];
    });
    const views = globSync('ui/{app,views}/**/*.{ts,tsx}', { cwd: root, exclude: isTest });
    const asked = views.flatMap((file) =>
      [
        ...readFileSync(join(root, file), 'utf8').matchAll(
          /(?:useOpenable\(|opens=\{?|href=)["']([^"'?]+)/gu,
        ),
      ].map(([, name = '']) => name),
    );

    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((name) => !popups.includes(name) && !isPlace(name))).toEqual([]);
  });

  it.each([
    ['assistenza', '/assistance', 'DEEP-01'],
    ['help', '/assistance', 'DEEP-02'],
    ['cardsmanagement', '/cardsmanagement', 'DEEP-03'],
    ['profilo', '/userProfile', 'DEEP-04'],
    ['profile', '/userProfile', 'DEEP-05'],
    ['consentsmanagement', '/userProfile', 'DEEP-06'],
    ['devicemanagement', '/userProfile', 'DEEP-07'],
    ['home', '/', 'DEEP-08'],
    ['installmentlist', '/ rateizzazioni', 'DEEP-09'],
    ['accountbalancelist', '/ estrattoconto', 'DEEP-10'],
    ['loanlist', '/ finanziamenti', 'DEEP-11'],
    ['smsalert', '/cardsmanagement', 'DEEP-12'],
    ['emailalert', '/cardsmanagement', 'DEEP-13'],
    ['weeklyalert', '/cardsmanagement', 'DEEP-14'],
    ['notifyalert', '/cardsmanagement', 'DEEP-15'],
    ['sc_geoarea', '/cardsmanagement', 'DEEP-16'],
    ['sc_amount', '/cardsmanagement', 'DEEP-17'],
    ['sc_expence', '/cardsmanagement', 'DEEP-18'],
    ['sc_category', '/cardsmanagement', 'DEEP-19'],
    ['sc_time', '/cardsmanagement', 'DEEP-20'],
    ['clicktopay', '/cardsmanagement', 'DEEP-21'],
    ['accountbalancemethod', '/cardsmanagement /estrattoConto/estrattoContoModify', 'DEEP-22'],
    ['key6edit', '/keysix/keysixinsertmodify', 'DEEP-23'],
    ['key6view', '/keysix/keysixview', 'DEEP-24'],
    ['rechargecard', '/cardRecharge/anagraphicData', 'DEEP-25'],
    ['rechargetelephone', '/telephoneRecharge/anagraphicData', 'DEEP-26'],
    ['pagopa_bills', '/pagopa/pagopaBills', 'DEEP-27'],
  ])('of the deep link %s: %s [%s]', (name, expected) => {
    const links: Record<string, { to: string[]; tab?: string }> = deepLinks.links;
    const { to = [], tab } = links[name] ?? {};

    expect([...to, ...(tab === undefined ? [] : [tab])].join(' ')).toBe(expected);
    expect(Object.keys(links)).toHaveLength(27);
  });

  it('come with words for each message of the timeline and its action [TRIG-03]', async () => {
    const words = await loadTree('timeline');

    for (const [id, { offers }] of Object.entries(timeline.messages)) {
      expect(words[id]).toMatchObject({ message: expect.any(String) });
      if (offers) expect(words[id]).toMatchObject({ action: expect.any(String) });
    }
  });
});
