import type { HTMLAttributes } from 'react';
import { classNames } from 'shared-ui';
import styles from './page-frame.module.css';

export interface PageFrameProps extends HTMLAttributes<HTMLElement> {
  /** @default 'div' */
  as?: 'div' | 'article';
}

/** Sets gutters and width of a page. The shell sets neither. */
export function PageFrame({ as: Element = 'div', className, ...rest }: PageFrameProps) {
  return <Element {...rest} className={classNames(styles.page, className)} />;
}
