import { useTranslation } from '#i18n';
import type { CardContextData } from '#schemas';
import { holderCodePopup, useOpenable } from '#ui/state';
import { Button } from '#ui/kit';
import type { Hindrance } from '../cards/service-hindrance.ts';
import { type PayBox, payBox, rechargeBox } from './pay-box.ts';
import { HinderedRow, LinkRow, PopupRow, type RowProps } from './ServiceRow.tsx';

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
          <Why hindrance={box.hindrance} />
        </HinderedRow>
      );
    default:
      return null;
  }
}

/** The bank’s own words go before ours; a limited holder may give the registration code at once (HOME-11). */
function Why({ hindrance }: { hindrance: Hindrance }) {
  const { t } = useTranslation('home');
  if (hindrance.kind === 'limited') {
    return (
      <>
        <p>{t('services.hindered.limited')}</p>
        <InsertCode />
      </>
    );
  }
  const message = 'message' in hindrance ? hindrance.message : undefined;
  return <p>{message ?? t(`services.hindered.${hindrance.kind}`)}</p>;
}

function InsertCode() {
  const { t } = useTranslation('home');
  const { status, isOpening, open } = useOpenable(holderCodePopup);
  if (status !== 'offered') return null;
  return (
    <Button
      variant="secondary"
      isLoading={isOpening}
      loadingLabel={t('services.opening')}
      onPress={() => void open()}
    >
      {t('services.insertCode')}
    </Button>
  );
}
