import { createElement, type ComponentType } from 'react';
import { useShopHost } from './host/shop-host.ts';

/**
 * Wraps a part of a page that is the same for all members with the same props, such as the cards of a list: the server may
 * render it once and put its HTML into the pages of others with the same customer group, store and experiments.
 *
 * The server renders the part with a session that has no data of a member, and with those queries of the page that are the
 * same for every visitor. What differs between members has to be in the props, which are plain data: no functions, elements
 * or class instances. A part that reads the location is shared with visitors of the same URL, and one with an id of `useId`
 * is rendered for every page. It must not read contexts of its remote, contain fragments or styles, or know the time from
 * elsewhere than `useShop()`. It begins and ends with an element.
 */
export function shareOnServer<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function SharedPart(props: Props) {
    const element = createElement(Part, props);
    return useShopHost().sharedParts?.render(Part, props, element) ?? element;
  };
}
