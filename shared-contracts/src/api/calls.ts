/**
 * Name → verb and path of every endpoint. Kept apart from the schemas so that a browser bundle that only
 * calls endpoints carries this table and no schema. `:name` segments are filled from the request.
 */
export const calls = {
  'session-data': { method: 'GET', path: '/api/session-data' },
  'page-route': { method: 'GET', path: '/api/page-route' },
  config: { method: 'GET', path: '/api/config' },
  navigation: { method: 'GET', path: '/api/navigation' },
  'static-blocks': { method: 'GET', path: '/api/static-blocks' },
  'cms-page': { method: 'GET', path: '/api/cms-page' },
  'hp-data': { method: 'GET', path: '/api/hp-data' },
  'cat-products-es': { method: 'GET', path: '/api/cat-products-es' },
  'single-product': { method: 'GET', path: '/api/single-product/:productId' },
  'basket-add': { method: 'POST', path: '/api/basket-add' },
  'basket-data': { method: 'GET', path: '/api/basket-data' },
  'basket-update': { method: 'POST', path: '/api/basket-update' },
  'predictive-search-v2': { method: 'GET', path: '/api/predictive-search-v2' },
  login: { method: 'POST', path: '/api/login' },
  signup: { method: 'POST', path: '/api/signup' },
  logout: { method: 'POST', path: '/api/logout' },
  'cookie-preferences': { method: 'POST', path: '/api/cookie-preferences' },
} as const satisfies Record<string, { method: 'GET' | 'POST' | 'PUT'; path: `/api/${string}` }>;

export type EndpointName = keyof typeof calls;
