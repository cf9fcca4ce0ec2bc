import type { NavigationItem } from 'shared-contracts/api/shop';
import type { StoreLocale } from 'shared-contracts/locales';
import { localised } from '../../texts.ts';
import { titles, type Title } from './titles.ts';

export type Item = NavigationItem;
export type Leaf = NavigationItem['children'][number];

/** More do not fit into a dropdown without scrolling. */
export const maxChildren = 12;

export function leaf(locale: StoreLocale, title: Title, url: string): Leaf {
  return { label: localised(titles[title])[locale], url };
}

export function item(locale: StoreLocale, title: Title, url: string, children: Leaf[] = []): Item {
  return { ...leaf(locale, title, url), children };
}
