import { classNames } from '../class-names/class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** `text` is one line of the surrounding text; portrait 4:5; banner 1400:445. @default 'text' */
  shape?: 'text' | 'portrait' | 'square' | 'banner' | 'circle' | 'block';
  /** CSS lengths; a `block` needs a height. */
  width?: string;
  height?: string;
  className?: string;
}

/** Reserves the final size of what is loading. It is hidden from screen readers: announce loading once, beside it. */
export function Skeleton({ shape = 'text', width, height, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.skeleton, styles[shape], className)}
      style={width === undefined && height === undefined ? undefined : { width, height }}
    />
  );
}
