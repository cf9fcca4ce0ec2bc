import { useQuery } from '@tanstack/react-query';
import type { ProductCard } from 'shared-contracts/api/catalogue';
import { useSession, useShop } from 'shared-runtime';
import { sliderQuery, type SliderRequest } from '../../api/slider-query.ts';
import { requestFor } from './slider-requests.ts';

export interface Slider {
  cards: readonly ProductCard[];
  isPending: boolean;
}

const noCards: readonly ProductCard[] = [];

/**
 * Returns the cards of a slider; none if they cannot be loaded.
 * @param isEnabled false shows what the server has loaded, and loads nothing yet
 */
export function useSlider(request: SliderRequest, isEnabled = true): Slider {
  const shop = useShop();
  const query = sliderQuery(shop, requestFor(useSession(), request));
  const { data, isError } = useQuery({ ...query, enabled: isEnabled });
  // The browser does not get the failures of the server: what it hydrates must be the same, and it tries again.
  const hasFailed = isError && shop.side === 'browser';
  return { cards: data?.items ?? noCards, isPending: data === undefined && !hasFailed };
}
