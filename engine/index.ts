export type {
  Announcement,
  Effect,
  ErrorPopup,
  FocusTarget,
  Refresh,
  ShownMessage,
  TextRef,
} from './machine/effect.ts';
export type { JourneyEvent, Refusal } from './machine/event.ts';
export type { Move } from './machine/move.ts';
export type { Screen, ScreenAction } from './machine/screen.ts';
export type { FormState, Frame, JourneyState, PendingCall } from './machine/state.ts';
export type {
  AnalyticsPort,
  AttentionPort,
  BankPort,
  BankReply,
  BankRequest,
  ClockPort,
  Context,
  FilesPort,
  MessagesPort,
  NavigatorPort,
  Ports,
  RefreshPort,
  StorePort,
} from './ports.ts';
