import type * as endpoints from '../basket.ts';
import type { DescriptorOf } from '../endpoint/descriptor.ts';

export const basketAdd: DescriptorOf<typeof endpoints.basketAdd> = {
  name: 'basket-add',
  method: 'POST',
  path: '/api/basket-add',
};

export const pendingAddition: DescriptorOf<typeof endpoints.pendingAddition> = {
  name: 'pending-addition',
  method: 'GET',
  path: '/api/pending-addition',
};

export const basketData: DescriptorOf<typeof endpoints.basketData> = {
  name: 'basket-data',
  method: 'GET',
  path: '/api/basket-data',
};

export const basketUpdate: DescriptorOf<typeof endpoints.basketUpdate> = {
  name: 'basket-update',
  method: 'POST',
  path: '/api/basket-update',
};

export const basketApplyDiscount: DescriptorOf<typeof endpoints.basketApplyDiscount> = {
  name: 'basket-apply-discount',
  method: 'POST',
  path: '/api/basket-apply-discount',
};

export const basketRemoveDiscount: DescriptorOf<typeof endpoints.basketRemoveDiscount> = {
  name: 'basket-remove-discount',
  method: 'POST',
  path: '/api/basket-remove-discount',
};
