import { endpoints } from 'shared-contracts/api';
import { readNavigation } from './navigation.ts';

const entry = endpoints['social-login-callback'];

describe('readNavigation', () => {
  it('returns the parameters of the request, without those that another site has added', () => {
    const query = { code: 'a', state: 'b', utm_source: 'c', __proto__x: 'd' };
    expect(readNavigation(entry, { query, host: 'localhost' })).toEqual({
      code: 'a',
      state: 'b',
      store_id: 1,
    });
  });

  it('returns the store of the host, whatever the query says', () => {
    expect(readNavigation(entry, { query: { store_id: '1' }, host: 'fr.localhost:3000' })).toEqual({
      store_id: 13,
    });
  });
});
