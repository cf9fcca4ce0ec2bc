import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** Accessible name. It must contain the count, which is hidden from screen readers. */
  label: string;
  icon: ReactNode;
  /** Formatted number in the corner; nothing is rendered without it. */
  count?: string;
}

export function IconButton({ label, icon, count, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={classNames(styles.button, className)}>
      {icon}
      {count !== undefined && (
        <span aria-hidden="true" className={styles.count}>
          {count}
        </span>
      )}
    </button>
  );
}
