import type { FragmentProps } from 'shared-contracts/exposes';
import type { Session } from 'shared-contracts/session';
import type { SliderRequest } from '../../api/slider-query.ts';
import { permittedGender } from '../../domain/permitted-gender.ts';

/** Returns the requests of the rows below a product, for loading on the server and for rendering. */
export function productSliderRequests(productId: number) {
  return {
    related: { source: 'related', productId },
    recommended: { source: 'recommended', productId },
    brand: { source: 'related-brand', productId },
  } as const satisfies Record<string, SliderRequest>;
}

/** Returns the request of a fragment's props; null if they lack the id that their source needs. */
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

/** Adds the visitor's country of delivery, and to bestsellers the visitor's gender, where the request has none. */
export function requestFor(visitor: Visitor, request: SliderRequest): SliderRequest {
  if (request.source === 'products' || request.source === 'subject') return request;
  const { shippingCountry = visitor.delivery_country } = request;
  // What goes with a product suits its wearer, who may be another person than the visitor.
  const gender =
    request.source === 'bestsellers' ? (request.gender ?? permittedGender(visitor)) : request.gender;
  return { ...request, shippingCountry, gender };
}
