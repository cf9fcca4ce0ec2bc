import { basketData } from '../descriptors/basket.ts';
import { queryKey } from './query-key.ts';

describe('queryKey', () => {
  it('contains endpoint, store and parameters', () => {
    expect(queryKey(basketData, 1, { variant: 'mini' })).toEqual(['basket-data', 1, { variant: 'mini' }]);
  });

  it('matches every query of the endpoint in the store without parameters', () => {
    expect(queryKey(basketData, 1)).toEqual(['basket-data', 1]);
  });
});
