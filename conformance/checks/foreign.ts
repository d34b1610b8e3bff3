import type { Contract, ContractOperation } from '#schemas/provider';
import { bodySpot, pointerTo, spotsOf, valueAt, withValue } from './contract-values.ts';
import { told } from '../judge.ts';
import { judged, type Check } from '../ledger.ts';
import type { Probe } from './probe.ts';
import type { Request } from '../host/wire.ts';

/** Puts each of another holder’s ids into the request, and one that is nobody’s: both must look the same (S-34). */
export async function foreignChecks({ contract, operation, good, foreign, wire }: Probe): Promise<Check[]> {
  const checks: Check[] = [];
  for (const { at, put } of ownedIn(contract, operation, good)) {
    const name = `refused with another holder’s ${at}`;
    const other = foreign === null ? undefined : valueOf(foreign, at);
    const own = valueOf(good, at);
    if (typeof other !== 'string' || typeof own !== 'string' || other === own) {
      checks.push({ name, outcome: 'not run', detail: 'no second account of this role has one' });
      continue;
    }
    const [others, nobodys] = [await wire(put(other)), await wire(put(nobodysLike(own)))];
    const isHidden = others.status === nobodys.status && told(others) === told(nobodys);
    const problem = [403, 404].includes(others.status)
      ? isHidden
        ? null
        : `answered ${told(others)}, but ${told(nobodys)} for one that is nobody’s`
      : `answered ${told(others)}`;
    checks.push(judged(name, problem));
  }
  return checks;
}

type Owned = { at: string; put: (value: string) => Request };

/** Lists the places of a request whose schema says that what they name belongs to a holder. */
export function ownedIn(contract: Contract, operation: ContractOperation, good: Request): Owned[] {
  const root = bodySpot(contract, operation, good.body);
  const spots = root === null ? [] : spotsOf(contract, root);
  const inBody = spots
    .filter(({ schema, value }) => schema['x-owned'] === true && value !== undefined)
    .map(({ path }) => ({
      at: pointerTo(path),
      put: (value: string) => ({ ...good, body: withValue(good.body, path, value) }),
    }));
  const inQuery = operation.parameters
    .filter(({ name, in: place, schema }) => {
      const said = spotsOf(contract, { path: [], schema, value: undefined })[0]?.schema;
      return place === 'query' && said?.['x-owned'] === true && name in good.query;
    })
    .map(({ name }) => ({
      at: `?${name}`,
      put: (value: string) => ({ ...good, query: { ...good.query, [name]: value } }),
    }));
  return [...inBody, ...inQuery];
}

const valueOf = (request: Request, at: string): unknown =>
  at.startsWith('?') ? request.query[at.slice(1)] : valueAt(request.body, at.split('/').slice(1));

/** Makes an id of the same form that nobody has. */
const nobodysLike = (id: string): string =>
  id.replaceAll(/\d/g, '9').replaceAll(/[a-z]/g, 'f').replaceAll(/[A-Z]/g, 'F');
