import { CatalogueLink } from '../catalogue/CatalogueLink.tsx';

/** Leads from a guard that is used by its name, or denied, to what it asks; from any other nowhere. */
export function GuardName({ written }: { written: unknown }) {
  const { '!': denied, use }: { '!'?: unknown; use?: unknown } = Object(written);
  if (typeof use === 'string') return <CatalogueLink kind="guard" name={use} />;
  return denied === undefined ? null : <GuardName written={[denied].flat()[0]} />;
}
