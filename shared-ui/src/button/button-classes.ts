import { classNames } from '../class-names/class-names.ts';
import styles from './button.module.css';

export interface ButtonStyleProps {
  /** One primary button per view; `quiet` has the colour of the surrounding text. @default 'primary' */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Fills the width of its container. @default false */
  fullWidth?: boolean;
}

export function buttonClasses(
  { variant = 'primary', size = 'medium', fullWidth }: ButtonStyleProps,
  className?: string,
): string {
  return classNames(
    styles.button,
    styles[variant],
    size !== 'medium' && styles[size],
    fullWidth && styles.wide,
    className,
  );
}
