import type { FragmentProps } from 'shared-contracts/exposes';
import type { Session } from 'shared-contracts/session';
import type { SliderRequest } from '../../api/slider-query.ts';

/** Returns what the rows of a product page show, for the server's loading and for rendering alike. */
export function productSliderRequests(productId: number) {
  return {
    related: { source: 'related', productId },
    recommended: { source: 'recommended', productId },
    brand: { source: 'related-brand', productId },
  } as const satisfies Record<string, SliderRequest>;
}

/** Reads what a fragment is asked to show; null if the props lack the id that its source needs. */
export function sliderRequestOf(props: FragmentProps<'catalogue/product-slider'>): SliderRequest | null {
  const { source, productId, productIds, categoryId, brandId, count, gender, shippingCountry } = props;
  switch (source) {
    case 'products':
      return productIds === undefined || productIds.length === 0 ? null : { source, productIds };
    case 'category':
      return categoryId === undefined ? null : { source: 'subject', categoryId, count, gender };
    case 'brand':
      return brandId === undefined ? null : { source: 'subject', brandId, categoryId, count, gender };
    case 'related':
    case 'related-brand':
      return productId === undefined ? null : { source, productId, count, gender, shippingCountry };
  }
}

type Visitor = Pick<
  Session,
  'delivery_country' | 'gender' | 'isUserLoggedIn' | 'restrictSitePersonalisation'
>;

/** Adds what the request leaves to the visitor: the country of delivery, and for bestsellers the gender. */
export function requestFor(visitor: Visitor, request: SliderRequest): SliderRequest {
  if (request.source === 'products' || request.source === 'subject') return request;
  const { shippingCountry = visitor.delivery_country } = request;
  // What goes with a product suits its wearer, who may be another person than the visitor.
  const gender =
    request.source === 'bestsellers' ? (request.gender ?? permittedGender(visitor)) : request.gender;
  return { ...request, shippingCountry, gender };
}

function permittedGender({
  gender,
  isUserLoggedIn,
  restrictSitePersonalisation,
}: Visitor): number | undefined {
  return isUserLoggedIn && !restrictSitePersonalisation ? (gender ?? undefined) : undefined;
}
