import { createStore } from 'zustand/vanilla';

/** What the error popup says, in words (ERR-19). */
export type ErrorPopupContent = {
  type: 'STANDARD' | 'UNAVAILABLE';
  /** The kind of error that opened it; decides where closing leads (ERR-18). */
  reason: 'BLOCKER' | 'CUSTOM';
  message: string;
  title?: string;
  subtitle?: string;
  icon?: 'critical' | 'locked';
  /** Offers to ask again, and hears what the holder answers, or that nobody is there any more to answer. */
  answered?: (how: 'again' | 'closed') => void;
};

/** The state of the error popup (ERR-20) and of the popups of the frame. */
export type PopupsState = {
  visible: boolean;
  error: ErrorPopupContent | undefined;
  logout: boolean;
};

type PopupsActions = {
  showError(error: ErrorPopupContent): void;
  closeError(how?: 'again' | 'closed'): void;
  askLogout(): void;
  closeLogout(): void;
  /** Closes what the holder was asked, who is gone; an error that only tells stays. */
  clear(): void;
};

/** Makes the store of the popups that stand above every page. */
export function createPopupsStore() {
  return createStore<PopupsState & PopupsActions>()((set, get) => ({
    visible: false,
    error: undefined,
    logout: false,
    showError: (error) => {
      const before = get().error;
      set({ visible: true, error });
      before?.answered?.('closed');
    },
    closeError: (how = 'closed') => {
      const { error } = get();
      set({ visible: false, error: undefined });
      error?.answered?.(how);
    },
    askLogout: () => set({ logout: true }),
    closeLogout: () => set({ logout: false }),
    clear: () => {
      set({ logout: false });
      if (get().error?.answered) get().closeError();
    },
  }));
}

/** The store of the popups. */
export type PopupsStore = ReturnType<typeof createPopupsStore>;
