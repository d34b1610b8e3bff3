import type { CardContextData } from '#schemas';
import { fetchedWithTexts } from '#ui/state';
import { Suspense } from 'react';
import { Area } from '../frame/Area.tsx';
import { type PayBox, payBox, rechargeBox } from './pay-box.ts';
import { HinderedRow, LinkRow, PopupRow, type RowProps } from './ServiceRow.tsx';

// Most cards are hindered by nothing (S-70).
const Why = fetchedWithTexts(async () => (await import('./notices/Why.tsx')).Why, 'home-notices');

/** Shows what the card pays for: a phone is topped up with it, from here or from online banking (HOME-08 to HOME-12). */
export function PayRow({ context }: { context: CardContextData }) {
  return <BoxRow name="pay" icon="phone" box={payBox(context)} />;
}

/** Shows the way to add money to a prepaid card, which is what its holder comes for. */
export function RechargeRow({ context }: { context: CardContextData }) {
  return <BoxRow name="recharge" icon="card" box={rechargeBox(context)} />;
}

function BoxRow({ box, ...row }: RowProps & { box: PayBox | undefined }) {
  switch (box?.kind) {
    case 'page':
      return <LinkRow {...row} href={box.opens} />;
    case 'popup':
      return <PopupRow {...row} opens={box.opens} />;
    case 'hindered':
      return (
        <HinderedRow name={row.name}>
          <Area name="home-why">
            <Suspense>
              <Why hindrance={box.hindrance} />
            </Suspense>
          </Area>
        </HinderedRow>
      );
    default:
      return null;
  }
}
