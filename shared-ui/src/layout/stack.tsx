import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './layout.module.css';

export interface StackProps extends HTMLAttributes<HTMLElement> {
  /** @default 'div' */
  as?: 'div' | 'section' | 'form' | 'ul' | 'ol' | 'header' | 'footer';
  /** Step of the spacing scale. @default 4 */
  gap?: 1 | 2 | 3 | 4 | 6 | 8 | 12;
  /** @default 'column' */
  direction?: 'column' | 'row';
}

export function Stack({
  as: Element = 'div',
  gap = 4,
  direction = 'column',
  className,
  ...rest
}: StackProps) {
  return (
    <Element
      {...rest}
      className={classNames(styles.stack, styles[direction], styles[`gap${gap}`], className)}
    />
  );
}
