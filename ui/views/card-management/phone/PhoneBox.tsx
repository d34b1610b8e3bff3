import { useState } from 'react';
import { useTranslation } from '#i18n';
import type { CardContextData } from '#schemas';
import { Button, Dialog, Icon } from '#ui/kit';
import { InsertCode } from '../InsertCode.tsx';
import { MaskedPhone } from './MaskedPhone.tsx';
import { phoneBoxState, type PhoneBoxState } from './phone-box.ts';
import styles from './PhoneBox.module.css';
import tile from '../ServiceTile.module.css';
import { TileHindrance } from '../TileHindrance.tsx';
import { TileSection } from '../TileSection.tsx';

type PhoneBoxProps = {
  context: CardContextData;
  isOpening: boolean;
  onEdit: () => void;
};

/** Shows the masked reference number and the way to change it (MGMT-01, MGMT-09). */
export function PhoneBox({ context, isOpening, onEdit }: PhoneBoxProps) {
  const { t } = useTranslation('card-management');
  const state = phoneBoxState(context);
  return (
    <TileSection title={t('phone.title')}>
      <li className={tile['tile']}>
        <span className={tile['icon']}>
          <Icon name="phone" size={24} />
        </span>
        <div className={tile['words']}>
          <p className={styles['number']}>
            <MaskedPhone phone={context.contact} />
          </p>
          <p className={tile['description']}>{t('phone.text')}</p>
          {'hindrance' in state && <TileHindrance hindrance={state.hindrance} />}
        </div>
        <div className={tile['actions']}>
          <Change state={state} isOpening={isOpening} onEdit={onEdit} />
          <SingleNumber />
        </div>
      </li>
    </TileSection>
  );
}

type ChangeProps = Omit<PhoneBoxProps, 'context'> & { state: PhoneBoxState };

/** Changes the number; the one who is limited is asked for the code first, and whatever else hinders leaves no way. */
function Change({ state, isOpening, onEdit }: ChangeProps) {
  const { t } = useTranslation('card-management');
  if ('hindrance' in state)
    return state.hindrance.kind === 'limited' ? <InsertCode service={t('phone.title')} /> : null;
  if (state.kind !== 'editable') return null;
  return (
    <Button
      variant="quiet"
      aria-label={t('phone.editLabel')}
      isLoading={isOpening}
      loadingLabel={t('phone.opening')}
      onPress={onEdit}
    >
      {t('phone.edit')}
      <Icon name="next" />
    </Button>
  );
}

/** Explains, when asked, why there is one mobile number for everything (PHONE-06). */
function SingleNumber() {
  const { t } = useTranslation('card-management');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="quiet" onPress={() => setOpen(true)}>
        {t('phone.why')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        closeLabel={t('singleNumber.closeIcon')}
        title={t('singleNumber.title')}
        footer={<Button onPress={close}>{t('singleNumber.close')}</Button>}
      >
        <p>{t('singleNumber.text')}</p>
      </Dialog>
    </>
  );
}
