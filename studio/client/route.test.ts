import { expect, it } from 'vitest';
import {
  addressOf,
  catalogueAddress,
  lineAddress,
  newJourneyAddress,
  readRoute,
  textAddress,
} from './route.ts';

it('finds its way back from an address, and to the library from any other [STUDIO-02]', () => {
  const route = { journey: 'phone-change', part: 'texts', step: 'enter-code' } as const;

  expect(readRoute(addressOf(route))).toEqual(route);
  expect(readRoute('#/')).toEqual({ part: 'drawing' });
  expect(readRoute('#/journey/phone-change/%zz')).toEqual({ journey: 'phone-change', part: 'drawing' });
  expect(readRoute('#/elsewhere')).toEqual({ part: 'drawing' });
});

it('leads to a text, and to a line of a file [STUDIO-12]', () => {
  expect(readRoute(textAddress({ file: 'card-lock', key: 'ask.title' }))).toEqual({
    journey: 'card-lock',
    part: 'texts',
    step: 'ask',
    text: 'ask.title',
  });
  expect(readRoute(lineAddress({ file: 'journeys/card-lock/journey.json', line: 12 }))).toEqual({
    part: 'drawing',
    file: { path: 'journeys/card-lock/journey.json', line: 12 },
  });
});

it('leads to where a journey is made [STUDIO-15]', () => {
  expect(readRoute(newJourneyAddress)).toEqual({ part: 'drawing', isNew: true });
});

it('leads to the catalogue, to a part of it and to what is looked up, whatever its name [STUDIO-13]', () => {
  for (const place of [{}, { kind: 'code' }, { kind: 'page', name: '/pinView/request' }] as const)
    expect(readRoute(catalogueAddress(place)).catalogue).toEqual(place);
  expect(readRoute('#/catalogue/nothing/viewPin').catalogue).toEqual({});
});
