import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './layout.module.css';

export interface GridProps extends HTMLAttributes<HTMLElement> {
  /** @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'section';
  /**
   * Columns on phone, tablet and desktop. `cards`: 2, 3, 4; `halves`: 1, then 2; `columns`: 4, 8, 12. @default
   * 'cards'
   */
  layout?: 'cards' | 'halves' | 'columns';
}

export function Grid({ as: Element = 'div', layout = 'cards', className, ...rest }: GridProps) {
  return <Element {...rest} className={classNames(styles.grid, styles[layout], className)} />;
}
