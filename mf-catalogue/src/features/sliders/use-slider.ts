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

/** Returns the cards of a slider; none if they cannot be loaded. */
export function useSlider(request: SliderRequest): Slider {
  const { data, isPending } = useQuery(sliderQuery(useShop(), requestFor(useSession(), request)));
  return { cards: data?.items ?? noCards, isPending };
}
