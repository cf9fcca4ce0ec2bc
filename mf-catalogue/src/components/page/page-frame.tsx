import type { HTMLAttributes } from 'react';
import { classNames } from 'shared-ui';
import styles from './page-frame.module.css';

export interface PageFrameProps extends HTMLAttributes<HTMLElement> {
  /** @default 'div' */
  as?: 'div' | 'article';
}

/** The page's own gutters and width: the shell gives none. */
export function PageFrame({ as: Element = 'div', className, ...rest }: PageFrameProps) {
  return <Element {...rest} className={classNames(styles.page, className)} />;
}
