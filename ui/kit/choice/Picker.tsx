import { use, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from '../icon/Icon.tsx';
import { foundAmong, type Pickable } from './found-among.ts';
import styles from './Picker.module.css';

type PickerProps = {
  label: string;
  /** The label is read out alone: what stands around says the same to the eye. */
  isLabelHidden?: boolean;
  options: readonly Pickable[];
  chosen: string;
  /** What stands there while nothing is chosen. */
  placeholder?: string;
  /** What is said where nothing has the words that are sought. */
  noneWords: string;
  onChoose: (id: string) => void;
};

/** Asks for one of many, group by group; what is typed finds it by its words, its group and its name. */
export function Picker(props: PickerProps) {
  const { label, isLabelHidden, options, chosen, placeholder, noneWords, onChoose } = props;
  const now = options.find(({ id }) => id === chosen)?.label ?? '';
  /** Nothing while nothing is sought: all are offered then. */
  const [sought, setSought] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const whole = useOwnEscape(isOpen);
  const groups = [...Map.groupBy(foundAmong(options, sought ?? ''), ({ group }) => group)];
  return (
    <ComboBox
      ref={whole}
      className={styles['picker'] ?? ''}
      {...(isLabelHidden && { 'aria-label': label })}
      items={groups.map(([group, own]) => ({ id: `group ${group}`, group, own }))}
      selectedKey={chosen === '' ? null : chosen}
      inputValue={sought ?? now}
      allowsEmptyCollection
      onInputChange={(typed) => setSought(typed === now ? undefined : typed)}
      onOpenChange={(open) => {
        setOpen(open);
        if (!open) setSought(undefined);
      }}
      onSelectionChange={(id) => {
        setSought(undefined);
        if (typeof id === 'string' && id !== chosen) onChoose(id);
      }}
    >
      <Box label={isLabelHidden ? undefined : label} placeholder={placeholder} />
      <Offered noneWords={noneWords} />
    </ComboBox>
  );
}

type BoxProps = { label: string | undefined; placeholder: string | undefined };

function Box({ label, placeholder = '' }: BoxProps) {
  const list = use(ComboBoxStateContext);
  return (
    <>
      {label !== undefined && <Label className={styles['label'] ?? ''}>{label}</Label>}
      <span className={styles['box']}>
        {/* What is typed takes the place of what is chosen. */}
        <Input
          className={styles['input'] ?? ''}
          placeholder={placeholder}
          onFocus={({ currentTarget }) => currentTarget.select()}
          // What looks like a list opens as one where it is pressed; the keyboard opens it by an arrow or by typing.
          onClick={() => list?.open(null, 'manual')}
        />
        <Button className={styles['button'] ?? ''}>
          <Icon name="expand" />
        </Button>
      </span>
    </>
  );
}

/** A group as it is offered. */
type Offer = { id: string; group: string; own: readonly Pickable[] };

function Offered({ noneWords }: Pick<PickerProps, 'noneWords'>) {
  return (
    <Popover className={styles['popover'] ?? ''}>
      <ListBox
        className={styles['list'] ?? ''}
        renderEmptyState={() => <p className={styles['none']}>{noneWords}</p>}
      >
        {({ id, group, own }: Offer) => (
          <ListBoxSection id={id}>
            <Header className={styles['group'] ?? ''}>{group}</Header>
            {own.map((each) => (
              <ListBoxItem key={each.id} id={each.id} textValue={each.label} className={styles['item'] ?? ''}>
                {each.label}
              </ListBoxItem>
            ))}
          </ListBoxSection>
        )}
      </ListBox>
    </Popover>
  );
}

/** While the list is open Escape closes it, and not the form around. */
function useOwnEscape(isOpen: boolean) {
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const own = whole.current;
    const listen = (event: KeyboardEvent): void => {
      if (isOpen && event.key === 'Escape') event.preventDefault();
    };
    own?.addEventListener('keydown', listen);
    return () => own?.removeEventListener('keydown', listen);
  }, [isOpen]);
  return whole;
}
