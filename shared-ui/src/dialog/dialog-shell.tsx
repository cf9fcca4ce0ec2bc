import { Dialog } from '@base-ui/react/dialog';
import type { CSSProperties } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { XIcon } from '../icons/deferred-icons.ts';
import type { DialogProps } from './dialog-props.ts';
import styles from './dialog.module.css';
import { useShake } from './use-shake.ts';

export function DialogShell({ kind, ...props }: DialogProps & { kind: 'modal' | 'aside' }) {
  const { open, onClose, size, closable = true, closeLabel, titleId, label, children } = props;
  const { role = 'dialog', textId, initialFocus, returnsFocus, popupRef } = props;
  const { isShaking, shake } = useShake();

  function handleOpenChange(isOpen: boolean, { reason }: Dialog.Root.ChangeEventDetails) {
    if (isOpen) return;
    if (closable) onClose();
    else if (reason === 'outside-press') shake();
  }

  const layer = kind === 'modal' ? styles.modalLayer : styles.asideLayer;
  const width = { '--dialog-size': `${size}px` } as CSSProperties;
  return (
    <Dialog.Root open={open} onOpenChange={handleOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop forceRender className={classNames(styles.backdrop, layer)} />
        <Dialog.Viewport className={classNames(styles.viewport, styles[`${kind}Viewport`], layer)}>
          <Dialog.Popup
            ref={popupRef}
            role={role}
            initialFocus={initialFocus}
            finalFocus={returnsFocus && (() => returnsFocus() && !isFocusOutside())}
            aria-modal="true"
            aria-labelledby={titleId}
            aria-describedby={textId}
            aria-label={label}
            className={classNames(styles.popup, styles[kind], isShaking && styles.shaking)}
            style={width}
          >
            {closable && (
              <IconButton
                label={closeLabel}
                icon={<XIcon size={22} />}
                onClick={onClose}
                className={styles.close}
              />
            )}
            {children}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** True if the focus has moved to the page by itself, where it stays. */
function isFocusOutside(): boolean {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return false;
  return activeElement.closest('[aria-modal="true"]') === null;
}
