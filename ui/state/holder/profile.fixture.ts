import type { UserProfile } from '#schemas';

/** Makes an ordinary holder’s profile. */
export function aProfile(own: Partial<UserProfile> = {}): UserProfile {
  return {
    id: 'u',
    userType: 'STANDARD',
    userStatus: 'ACTIVE',
    name: 'Giulia',
    surname: 'Ferri',
    email: 'giulia@percorso.test',
    lastAccess: '2026-11-18T10:00:00.000+01:00',
    telephoneNumber: '********67',
    homeAddress: 'Via dei Mille 12, 20129 Milano',
    passwordExpiration: '2027-02-01T00:00:00.000+01:00',
    kyc: false,
    userInfo: { cards: [] },
    profiling: {},
    key6ValidUserCards: [],
    flow: 'LOGIN_END',
    flowKey6Context: '',
    cardContext: { cardInfo: { card: { id: '1000001' } } },
    ...own,
  };
}
