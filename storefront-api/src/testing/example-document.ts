import type { Store } from 'shared-contracts/stores';
import { sellerOf } from '../modules/stores/config/legal-registrations.ts';
import { storeConfig } from '../modules/stores/config/store-config.ts';
import type { DocumentContent, DocumentLine } from '../modules/invoices/document-content.ts';

/** Returns a line of an invoice: two pieces, of which a promotion and points pay a part. */
export function exampleLine(changes: Partial<DocumentLine> = {}): DocumentLine {
  return {
    itemId: 1,
    sku: 'SKI-92-176',
    name: 'Varnhorn Ridge 92',
    details: ['Length: 176 cm'],
    qty: 2,
    price: 34_900,
    discount: 3_490,
    points: 310,
    amount: 66_000,
    ...changes,
  };
}

/** Returns the content of an invoice of a store. */
export function exampleInvoice(store: Store, changes: Partial<DocumentContent> = {}): DocumentContent {
  const address = ['Anna Berg', '14 Corn Mill Lane', 'Leeds', 'LS1 4AB'];
  return {
    number: `${store.code.toUpperCase()}-I0000042`,
    brand: store.brand,
    shop: store.shopName,
    locale: store.locale,
    currency: store.currency,
    currencyTemplate: store.currencyTemplate,
    issuedOn: '2026-12-01',
    suppliedOn: '2026-12-01',
    order: '1000000731',
    orderedOn: '2026-11-28',
    corrects: [],
    seller: sellerOf(storeConfig(store), store),
    buyer: address,
    recipient: address,
    lines: [exampleLine()],
    delivery: { label: 'Express', price: 1_200, discount: 0 },
    adjustment: 0,
    total: 67_200,
    vat: [{ basisPoints: 2000, net: 56_000, vat: 11_200, gross: 67_200 }],
    paymentMethod: 'Card',
    ...changes,
  };
}
