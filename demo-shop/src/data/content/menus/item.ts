import type { StoreLocale } from 'shared-contracts/locales';
import { localised } from '../../texts.ts';
import { titles, type Title } from './titles.ts';

/** A menu item as the shop stores it. The API adds sales and pictures. */
export interface Item {
  label: string;
  url: string;
  children: Leaf[];
}

export interface Leaf {
  label: string;
  url: string;
  group?: string;
}

export function text(locale: StoreLocale, title: Title): string {
  return localised(titles[title])[locale];
}

/** Returns a menu item without children. */
export function leaf(locale: StoreLocale, title: Title, url: string): Leaf {
  return { label: text(locale, title), url };
}

/** Returns a menu item with children. */
export function item(locale: StoreLocale, title: Title, url: string, children: Leaf[] = []): Item {
  return { ...leaf(locale, title, url), children };
}

/** Returns the links with the heading that a panel shows above them. */
export function group(locale: StoreLocale, heading: Title, leaves: readonly Leaf[]): Leaf[] {
  return leaves.map((each) => ({ ...each, group: text(locale, heading) }));
}
