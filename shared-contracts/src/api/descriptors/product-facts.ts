import type * as endpoints from '../product-facts.ts';
import type { DescriptorOf } from '../endpoint/descriptor.ts';

export const getStockMessages: DescriptorOf<typeof endpoints.getStockMessages> = {
  name: 'get-stock-messages',
  method: 'GET',
  path: '/api/get-stock-messages',
};

export const getStockDelivery: DescriptorOf<typeof endpoints.getStockDelivery> = {
  name: 'get-stock-delivery',
  method: 'GET',
  path: '/api/get-stock-delivery',
};

export const getSupplierDropship: DescriptorOf<typeof endpoints.getSupplierDropship> = {
  name: 'get-supplier-dropship',
  method: 'GET',
  path: '/api/get-supplier-dropship',
};

export const productDispatchDate: DescriptorOf<typeof endpoints.productDispatchDate> = {
  name: 'product-dispatch-date',
  method: 'GET',
  path: '/api/product-dispatch-date',
};

export const productDynamicData: DescriptorOf<typeof endpoints.productDynamicData> = {
  name: 'product-dynamic-data',
  method: 'GET',
  path: '/api/product-dynamic-data',
};

export const omnibusPrices: DescriptorOf<typeof endpoints.omnibusPrices> = {
  name: 'omnibus-prices',
  method: 'GET',
  path: '/api/omnibus-prices',
};

export const categoryPrices: DescriptorOf<typeof endpoints.categoryPrices> = {
  name: 'category-prices',
  method: 'GET',
  path: '/api/category-prices',
};

export const priceAddOn: DescriptorOf<typeof endpoints.priceAddOn> = {
  name: 'price-add-on',
  method: 'GET',
  path: '/api/price-add-on',
};

export const sizeGuide: DescriptorOf<typeof endpoints.sizeGuide> = {
  name: 'size-guide',
  method: 'GET',
  path: '/api/size-guide',
};
