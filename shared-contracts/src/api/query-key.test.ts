import { queryKey } from './query-key.ts';

describe('query keys', () => {
  it('name the endpoint, the store and what was asked', () => {
    expect(queryKey('basket-data', 1, { variant: 'mini' })).toEqual(['basket-data', 1, { variant: 'mini' }]);
  });

  it('match every query of the endpoint in the store where nothing was asked in particular', () => {
    expect(queryKey('basket-data', 1)).toEqual(['basket-data', 1]);
  });
});
