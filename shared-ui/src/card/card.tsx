import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './card.module.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** @default 'div' */
  as?: 'div' | 'article' | 'section' | 'li' | 'aside';
  /** @default 'medium' */
  padding?: 'none' | 'medium' | 'large';
  /** @default 'outlined' */
  edge?: 'none' | 'outlined' | 'raised';
}

export function Card({
  as: Element = 'div',
  padding = 'medium',
  edge = 'outlined',
  className,
  ...rest
}: CardProps) {
  return (
    <Element
      {...rest}
      className={classNames(
        styles.card,
        padding !== 'none' && styles[padding],
        edge !== 'none' && styles[edge],
        className,
      )}
    />
  );
}
