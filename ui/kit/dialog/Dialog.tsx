import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';

import { join } from '../class-names.ts';
import { useBack } from '../navigate/use-back.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icons.ts';
import type { Tone } from '../status/tone.ts';
import { Unbroken } from '../layout/Unbroken.tsx';
import { useRootMark } from '../layout/use-root-mark.ts';
import styles from './Dialog.module.css';

type DialogProps = {
  title: string;
  children: ReactNode;
  isOpen: boolean;
  /** Called by Escape and by the close button; a press outside never closes, lest a typed code be lost. */
  onClose: () => void;
  /** What the browser’s Back does; as Escape does without it. */
  onBack?: (() => void) | undefined;
  /** Without it there is no close button; give it unless the documents forbid one. */
  closeLabel?: string | undefined;
  /** False for what must be answered: then Escape does nothing. */
  isDismissable?: boolean | undefined;
  /** The actions, the main one last; they share the width on phones. */
  footer?: ReactNode;
  /** When it changes the heading takes focus again: the id of the step that the dialog shows. */
  focusKey?: string | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  icon?: IconName | undefined;
  tone?: Tone | undefined;
};

/** Asks or tells one thing before all else: a sheet from the bottom on phones, a dialog on wider screens. */
export function Dialog(props: DialogProps) {
  const { title, isOpen, onClose, isDismissable = true, role = 'dialog' } = props;
  // What takes the place of its like, which said that it is coming, does not come in once more.
  const [isNext] = useState(() => document.querySelector(`[data-popup=${JSON.stringify(title)}]`) !== null);
  const goBack = props.onBack ?? (isDismissable ? onClose : () => undefined);
  useBack(isOpen, (steps) => (steps < 0 ? goBack : () => undefined));
  return (
    <ModalOverlay
      className={styles['overlay'] ?? ''}
      data-popup={title}
      data-next={isNext}
      isOpen={isOpen}
      onOpenChange={(willOpen) => !willOpen && onClose()}
      isKeyboardDismissDisabled={!isDismissable}
    >
      <Modal ref={keepFieldInSight} className={styles['modal'] ?? ''}>
        <AriaDialog className={styles['dialog'] ?? ''} role={role}>
          <DialogContent {...props} />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Scrolls to the field in hand when the keyboard of a phone takes room from a dialog, or gives it back. */
function keepFieldInSight(modal: HTMLElement | null) {
  const sizes = new ResizeObserver(() =>
    modal?.querySelector(':read-write:focus')?.scrollIntoView({ block: 'nearest' }),
  );
  if (modal) sizes.observe(modal);
  return () => sizes.disconnect();
}

function DialogContent({ title, children, footer, closeLabel, onClose, focusKey, icon, tone }: DialogProps) {
  // Until it is gone, not until it is asked to go.
  useRootMark('dialog', true);
  return (
    <>
      <header className={styles['header']}>
        {icon !== undefined && (
          <span className={join(styles['icon'], styles[tone ?? 'info'])}>
            <Icon name={icon} size={24} />
          </span>
        )}
        <DialogTitle key={focusKey}>{title}</DialogTitle>
        {closeLabel !== undefined && (
          <button type="button" className={styles['close']} aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" size={24} />
          </button>
        )}
      </header>
      <div key={focusKey} className={styles['body']}>
        {children}
      </div>
      {footer !== undefined && <footer className={styles['footer']}>{footer}</footer>}
    </>
  );
}

/** Takes focus when it appears, so that a screen reader starts from what the dialog is about. */
function DialogTitle({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Heading slot="title" ref={heading} tabIndex={-1} className={styles['title'] ?? ''}>
      <Unbroken>{children}</Unbroken>
    </Heading>
  );
}
