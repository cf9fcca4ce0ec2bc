import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { AlertTriangleIcon, CircleCheckIcon, InfoIcon, XIcon } from '../icons/deferred-icons.ts';
import styles from './alert.module.css';

export interface AlertProps {
  /** Screen readers announce danger and warning at once, the others after the current output. @default 'info' */
  kind?: 'info' | 'success' | 'warning' | 'danger';
  title?: ReactNode;
  children?: ReactNode;
  /** Called by the close button, which is shown only together with `dismissLabel`. */
  onDismiss?: () => void;
  dismissLabel?: string;
  /** False inside a live region, which announces it already. @default true */
  isAnnounced?: boolean;
  className?: string;
}

const marks = {
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: AlertTriangleIcon,
  danger: AlertTriangleIcon,
};

export function Alert(props: AlertProps) {
  const { kind = 'info', title, children, onDismiss, dismissLabel, isAnnounced = true, className } = props;
  const Mark = marks[kind];
  const role = kind === 'danger' || kind === 'warning' ? 'alert' : 'status';
  return (
    <div role={isAnnounced ? role : undefined} className={classNames(styles.alert, styles[kind], className)}>
      <Mark size={20} className={styles.mark} />
      <div className={styles.body}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {onDismiss && dismissLabel && (
        <IconButton
          label={dismissLabel}
          icon={<XIcon size={18} />}
          onClick={onDismiss}
          className={styles.close}
        />
      )}
    </div>
  );
}
