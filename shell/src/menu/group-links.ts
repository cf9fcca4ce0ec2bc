import type { NavigationItem } from 'shared-contracts/api/shop';

type MenuLink = NavigationItem['children'][number];

export interface LinkGroup {
  /** Undefined for links without a heading. */
  heading: string | undefined;
  links: MenuLink[];
}

/** Divides links by their headings, in the order in which these appear first. */
export function groupLinks(links: readonly MenuLink[]): LinkGroup[] {
  const groups = new Map<string | undefined, MenuLink[]>();
  for (const link of links) groups.set(link.group, [...(groups.get(link.group) ?? []), link]);
  return [...groups].map(([heading, own]) => ({ heading, links: own }));
}
