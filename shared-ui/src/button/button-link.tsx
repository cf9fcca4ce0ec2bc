import type { ComponentPropsWithRef, ElementType } from 'react';
import { buttonClasses, type ButtonStyleProps } from './button-classes.ts';
import styles from './button.module.css';

export type ButtonLinkProps<As extends ElementType = 'a'> = ButtonStyleProps & {
  /** Rendered element or component, for instance a router's link; its own props are then accepted. @default 'a' */
  as?: As;
} & Omit<ComponentPropsWithRef<As>, keyof ButtonStyleProps | 'as'>;

/** Renders a link that looks like a button: for navigation, not for actions. */
export function ButtonLink<As extends ElementType = 'a'>({
  as,
  variant,
  size,
  fullWidth,
  className,
  children,
  ...rest
}: ButtonLinkProps<As>) {
  const Link: ElementType = as ?? 'a';
  return (
    <Link {...rest} className={buttonClasses({ variant, size, fullWidth }, className)}>
      <span className={styles.content}>{children}</span>
    </Link>
  );
}
