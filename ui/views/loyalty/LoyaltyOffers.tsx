import { LoyaltyAlert } from './LoyaltyAlert.tsx';
import { LoyaltyBox } from './LoyaltyBox.tsx';

/** Shows what the home says of the loyalty programme; beneath what holders come for, which it would push away. */
export function LoyaltyOffers() {
  return (
    <>
      <LoyaltyAlert />
      <LoyaltyBox />
    </>
  );
}
