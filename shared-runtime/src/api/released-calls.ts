import type { EndpointDescriptor } from 'shared-contracts/api/descriptor';

const postEndpoints: readonly string[] = [
  'login',
  'signup',
  'logout',
  'cookie-preferences',
  'search-save',
  'basket-update',
];

/**
 * Returns the descriptor of a call by name. Remotes released before endpoints had descriptors call these endpoints by
 * name, so it stays until the next major. Types allow descriptors only.
 */
export function describeReleasedCall(name: string): EndpointDescriptor {
  const method = postEndpoints.includes(name) ? 'POST' : 'GET';
  const parameters = name === 'single-product' ? '/:productId' : '';
  return { name, method, path: `/api/${name}${parameters}` };
}
