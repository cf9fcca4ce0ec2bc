import { createElement, type ComponentType } from 'react';
import { useShopHost } from './host/shop-host.ts';

/**
 * Wraps a part of a page that is the same for all visitors with the same props, such as the cards of a list: the server
 * may render it once and put its HTML into the pages of others with the same customer group, store and experiments.
 *
 * So that this is safe, the server renders the part without what is personal: the session has neither name nor id, the
 * location is the home page, and there are no queries of the page. What differs between members has to be in the props,
 * which are data, without functions and elements. The part has no fragments and no `useId`, and reads the time from `useShop()` only.
 */
export function shareOnServer<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function SharedPart(props: Props) {
    const element = createElement(Part, props);
    return useShopHost().sharedParts?.render(Part, props, element) ?? element;
  };
}
