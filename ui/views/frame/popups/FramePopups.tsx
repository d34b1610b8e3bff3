import { ErrorPopup } from './ErrorPopup.tsx';
import { InactivityPopup } from './InactivityPopup.tsx';
import { LogoutPopup } from './LogoutPopup.tsx';

/** Holds the popups that may open above any page. */
export function FramePopups() {
  return (
    <>
      <LogoutPopup />
      <InactivityPopup />
      <ErrorPopup />
    </>
  );
}
