import type { ProfileState } from '../stores/profile.ts';

/** Whether the holder is offered a chatbot: where the profile enables it, and never to ASB holders (GATE-02, GATE-08). */
export const hasChatbot = ({ profile }: Pick<ProfileState, 'profile'>): boolean =>
  profile !== undefined && profile.userType !== 'ASB' && profile.profiling.CHATBOT?.prop.state === 'ATTIVO';
