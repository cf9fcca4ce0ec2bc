import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './badge.module.css';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** `accent` is for what ends soon, `sale` for a saving. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'sale' | 'success' | 'danger';
}

export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span {...rest} className={classNames(styles.badge, styles[tone], className)} />;
}
