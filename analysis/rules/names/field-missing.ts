import { neededKeys } from '#engine';
import { routesOf } from '../../graph/journeys.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds error routes that do not say which field or form they speak of. */
export const fieldMissing = eachJourney(function* ({ definition }) {
  for (const { pointer, route } of routesOf(definition)) {
    for (const key of neededKeys(route.type)) {
      if (key in route) continue;
      yield {
        pointer,
        part: 'key',
        message: {
          en: `A route of type ${route.type} needs the key "${key}".`,
          it: `A una voce di tipo ${route.type} serve la chiave "${key}".`,
        },
      };
    }
  }
});
