import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './visually-hidden.module.css';

export interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement> {
  /** @default 'span' */
  as?: 'span' | 'div' | 'p' | 'h1' | 'h2' | 'h3' | 'legend';
}

/** Renders text for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', className, ...rest }: VisuallyHiddenProps) {
  return <Element {...rest} className={classNames(styles.hidden, className)} />;
}
