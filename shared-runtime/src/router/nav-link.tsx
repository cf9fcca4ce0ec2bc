import { Link, type LinkProps } from './link.tsx';
import { useLocation } from './router-context.ts';
import { resolveTarget } from './shop-router.ts';

export interface NavLinkProps extends Omit<LinkProps, 'className'> {
  className?: string | ((state: { isActive: boolean }) => string | undefined);
  /** Whether only the path itself counts, not those below it. */
  end?: boolean;
}

/**
 * Renders a link, and marks it with `aria-current` and the class `active` if its target is the current page. For remotes of
 * other repositories.
 */
export function NavLink({ className, end = false, ...link }: NavLinkProps) {
  const { pathname } = useLocation();
  const path = resolveTarget(link.to, pathname)?.pathname ?? '';
  const isActive =
    pathname === path || (!end && path.length > 1 && pathname.startsWith(path.replace(/\/?$/, '/')));
  const classes =
    typeof className === 'function'
      ? className({ isActive })
      : [className, isActive && 'active'].filter(Boolean).join(' ');
  return <Link {...link} className={classes} aria-current={isActive ? 'page' : undefined} />;
}
