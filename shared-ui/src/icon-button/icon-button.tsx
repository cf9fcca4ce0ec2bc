import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** Says what the button does; say the count here too, since the figure itself is silent. */
  label: string;
  icon: ReactNode;
  /** A figure in the corner, already formatted; nothing is drawn without it. */
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
