import { startTransition, useState, type ComponentProps, type MouseEvent } from 'react';
import type { Filters } from '../../../domain/listing/filters.ts';
import type { FollowFilter } from './use-follow-filter.ts';

export interface FilterLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'rel' | 'onClick'> {
  href: string;
  /** The filters of which `href` changes one. */
  rendered: Filters;
  /** Absent for a link that only removes filters: a second tap does not bring them back. */
  isChosen?: boolean;
  follow: FollowFilter;
  /** Called when the link is followed within the page. */
  onFollow?: () => void;
}

/**
 * Links to the list with another filter. It is no link of the router, which would load the list of every value that the
 * pointer passes. Search engines must not follow the combinations.
 */
export function FilterLink({
  href,
  rendered,
  isChosen,
  follow,
  onFollow,
  children,
  ...rest
}: FilterLinkProps) {
  // Shown at once, before the page is rendered for the navigation; null without one.
  const [willBeChosen, setWillBeChosen] = useState<boolean | null>(null);

  async function handleClick(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
    // The link still leads to the list that the first tap has chosen.
    const isTakenBack = isChosen !== undefined && willBeChosen === !isChosen;
    const shown = follow(event, { rendered, isTakenBack });
    if (shown === undefined) return;
    onFollow?.();
    setWillBeChosen(isTakenBack ? isChosen : isChosen !== true);
    await shown;
    // Together with the list: until then `isChosen` may be that of the former one.
    startTransition(() => setWillBeChosen(null));
  }

  return (
    <a
      {...rest}
      href={href}
      rel="nofollow"
      aria-current={(willBeChosen ?? isChosen) ? 'true' : undefined}
      onClick={(event) => void handleClick(event)}
    >
      {children}
    </a>
  );
}
