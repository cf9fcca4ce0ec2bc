import type { ShopContext } from 'shared-runtime';
import { sliderQuery, type SliderRequest } from '../../api/slider-query.ts';
import { viewedProductsQuery } from '../../api/viewed-products-query.ts';
import { productSliderRequests, requestFor } from './slider-requests.ts';
import { viewedExperiment, viewedLimit } from './viewed/viewed-limit.ts';

/** Loads the cards of a slider. Never rejects: it is left out. */
export async function loadSlider(context: ShopContext, request: SliderRequest | null): Promise<void> {
  if (request === null) return;
  await context.queryClient.prefetchQuery(sliderQuery(context, requestFor(context.session, request)));
}

/** Loads what a member has viewed; a guest's list is known to the browser only. Never rejects. */
export async function loadViewed(context: ShopContext, productId: number | undefined): Promise<void> {
  const { isUserLoggedIn, restrictSitePersonalisation, delivery_country: deliveryCountry } = context.session;
  if (!isUserLoggedIn || restrictSitePersonalisation) return;
  const limit = viewedLimit(context.experiments?.[viewedExperiment]);
  await context.queryClient.prefetchQuery(
    viewedProductsQuery(context, { limit, productId, deliveryCountry }),
  );
}

/** Loads the rows of a product page that are the same for every guest. Never rejects. */
export async function loadProductSliders(context: ShopContext, productId: number): Promise<void> {
  const requests = Object.values(productSliderRequests(productId));
  await Promise.all(requests.map((request) => loadSlider(context, request)));
}
