import type { ComponentProps } from 'react';
import { useFollowFilter } from './use-follow-filter.ts';

export interface FilterLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'rel' | 'onClick'> {
  href: string;
  isChosen?: boolean;
  /** Called when the link is followed within the page. */
  onFollow?: () => void;
}

/**
 * Links to the list with another filter. It is no link of the router, which would load the list of every value that the
 * pointer passes. Search engines must not follow the combinations.
 */
export function FilterLink({ href, isChosen = false, onFollow, children, ...rest }: FilterLinkProps) {
  const follow = useFollowFilter(onFollow);
  return (
    <a {...rest} href={href} rel="nofollow" aria-current={isChosen ? 'true' : undefined} onClick={follow}>
      {children}
    </a>
  );
}
