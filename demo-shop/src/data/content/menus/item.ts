import type { NavigationItem } from 'shared-contracts/api/shop';
import type { StoreLocale } from 'shared-contracts/locales';
import { localised } from '../../texts.ts';
import { titles, type Title } from './titles.ts';

export type Item = NavigationItem;
export type Leaf = NavigationItem['children'][number];

/** A dropdown shows no more items without scrolling. */
export const maxChildren = 12;

/** Returns a menu item without children. */
export function leaf(locale: StoreLocale, title: Title, url: string): Leaf {
  return { label: localised(titles[title])[locale], url };
}

/** Returns a menu item with children. */
export function item(locale: StoreLocale, title: Title, url: string, children: Leaf[] = []): Item {
  return { ...leaf(locale, title, url), children };
}
