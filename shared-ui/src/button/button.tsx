import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { SpinnerMark } from '../spinner/spinner-mark.tsx';
import { buttonClasses, type ButtonStyleProps } from './button-classes.ts';
import styles from './button.module.css';

export interface ButtonProps extends ButtonStyleProps, ComponentPropsWithRef<'button'> {
  /** Shows progress, keeps focus and width, and ignores clicks until it is false again. @default false */
  pending?: boolean;
}

export function Button({
  variant,
  size,
  fullWidth,
  pending = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // A disabled button would lose the focus; this one only cancels the click, including a submit.
    if (pending) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      className={buttonClasses({ variant, size, fullWidth }, className)}
      onClick={handleClick}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest['aria-disabled']}
    >
      <span className={styles.content}>{children}</span>
      {pending && <SpinnerMark className={styles.spinner} />}
    </button>
  );
}
