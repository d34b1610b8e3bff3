import { describe, expect, it } from 'vitest';
import { misspelledIn, ownVariables } from './misspelled.ts';

describe('a name of the environment', () => {
  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_ULR', 'DATABASE_URL'],
    ['DATABASEURL', 'DATABASE_URL'],
    ['database_url', 'DATABASE_URL'],
    ['DATADIR', 'DATA_DIR'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['BANK_KEYS', 'BANK_KEY'],
    ['SANBDOX', 'SANDBOX'],
    ['ADMIN_PROT', 'ADMIN_PORT'],
    ['DATABASE_CONECTIONS', 'DATABASE_CONNECTIONS'],
    ['PERCOSO_PROVIDER_BASE_URL', 'PERCORSO_PROVIDER_BASE_URL'],
  ])('%s is taken for a slip of %s [RUN-08]', (name, meant) => {
    expect(misspelledIn({ [name]: 'x' })).toEqual([{ name, meant }]);
  });

  it.each(['PATH', 'HOST', 'PORTS', 'XDG_DATA_DIRS', 'DATABASE_HOST', 'NODE_OPTIONS', 'npm_config_cache'])(
    '%s is somebody else’s [RUN-08]',
    (name) => {
      expect(misspelledIn({ [name]: 'x' })).toEqual([]);
    },
  );

  it('is nobody’s slip where the one that it is near to is set as well, or is read itself [RUN-08]', () => {
    expect(misspelledIn({ DATABASE_URI: 'x', DATABASE_URL: 'y' })).toEqual([]);
    expect(misspelledIn(Object.fromEntries(ownVariables.map((name) => [name, 'x'])))).toEqual([]);
    expect(misspelledIn({ ADMIN_HOST: 'x' })).toEqual([]);
  });
});
