import type { Card, CardService } from '#schemas';

/** What keeps a service from being used. */
export type Hindrance =
  /** The bank’s own words go before ours when it sent any, and may lead somewhere (MGMT-14). */
  | { kind: 'locked'; title?: string | undefined; message?: string | undefined; link?: LockLink | undefined }
  | { kind: 'blocked'; message?: string | undefined }
  /** The whole card cannot be used: the page says so once for all its services (MGMT-25). */
  | { kind: 'card-blocked' | 'card-expired' }
  | { kind: 'off' | 'limited' | 'paused' };

/** Where the bank sends the holder from a service that it has locked. */
export type LockLink = { href: string; label: string };

/** Tells why a service of a card cannot be used; nothing when it can (MGMT-25, MGMT-26, GATE-04). */
export function hindranceOf(card: Pick<Card, 'validityStatus'>, service: CardService): Hindrance | undefined {
  if (card.validityStatus === 'BLOCKED') return { kind: 'card-blocked' };
  if (card.validityStatus === 'EXPIRED') return { kind: 'card-expired' };
  return serviceHindrance(service);
}

/** Tells why a service cannot be used, whatever its card is like. */
export function serviceHindrance(service: CardService): Hindrance | undefined {
  const info = service.servicesBox[0]?.additionalInfo ?? openInfo;
  if (service.locked || info.blocked) return locked(service);
  if (service.cardBlocked) return { kind: 'blocked', message: service.cardBlockedMessage };
  if (service.prop.state !== 'ATTIVO' || !info.editable) return { kind: 'off' };
  if (service.limited) return { kind: 'limited' };
  return service.pause || info.pause ? { kind: 'paused' } : undefined;
}

const openInfo = { blocked: false, editable: true, pause: false };

function locked({ lockedTitle, lockedMessage, servicesBox: [box] }: CardService): Hindrance {
  const info = box?.additionalInfo;
  const message = lockedMessage ?? (info?.blocked === true ? box?.message : undefined);
  const link = info?.hasLink === true ? pathOf(info.link) : undefined;
  return {
    kind: 'locked',
    title: lockedTitle,
    message,
    link: link !== undefined && info?.linkLabel ? { href: link, label: info.linkLabel } : undefined,
  };
}

/** Returns a path of the portal; what the bank’s link says may lead nowhere else (S-46). */
function pathOf(link: string | undefined): string | undefined {
  return link !== undefined && /^\/?\w[\w/-]*$/u.test(link) ? `/${link.replace(/^\//u, '')}` : undefined;
}
