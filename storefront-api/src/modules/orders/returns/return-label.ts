import { eq } from 'drizzle-orm';
import type { Store } from 'shared-contracts/stores';
import type { StoreSettings } from '../../stores/config/store-settings.ts';
import type { Queryable } from '../../../db/client.ts';
import { orders, returns } from '../../../db/schema/index.ts';
import type { PdfFile } from '../../documents/send-pdf.ts';
import { sellerOf } from '../../stores/config/legal-registrations.ts';
import { itemLine } from '../mails/order-mail-texts.ts';
import { findItems, type OrderRow } from '../repository.ts';
import { drawReturnLabel } from './draw-return-label.ts';
import { findReturns, type Return } from './repository.ts';

/** Only goods that may be sent back have a label: of approved returns, and of withdrawals. */
export const hasLabel = ({ state }: Pick<Return, 'state'>): boolean => state === 'approved';

/** Returns the label of a return as PDF; null if it has none. */
export async function returnLabelFile(
  db: Queryable,
  returnId: number,
  store: Store,
  config: StoreSettings,
): Promise<PdfFile | null> {
  const order = await orderOfReturn(db, returnId);
  return order === null ? null : labelOf(db, order, returnId, store, config);
}

/** The same for one of the member's own returns. */
export async function ownReturnLabel(
  db: Queryable,
  { returnId, customerId }: { returnId: number; customerId: number },
  store: Store,
  config: StoreSettings,
): Promise<PdfFile | null> {
  const order = await orderOfReturn(db, returnId);
  const isOwn = order?.customerId === customerId && order.storeId === store.id;
  return order !== null && isOwn ? labelOf(db, order, returnId, store, config) : null;
}

async function orderOfReturn(db: Queryable, returnId: number): Promise<OrderRow | null> {
  const rows = await db
    .select({ order: orders })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(eq(returns.id, returnId));
  return rows[0]?.order ?? null;
}

async function labelOf(
  db: Queryable,
  order: OrderRow,
  returnId: number,
  store: Store,
  config: StoreSettings,
): Promise<PdfFile | null> {
  const found = (await findReturns(db, order.id)).find(({ id }) => id === returnId);
  if (found === undefined || !hasLabel(found)) return null;
  const items = await findItems(db, order.id);
  const seller = sellerOf(config, store);
  const { firstname, lastname } = order.texts.shippingAddress;
  const bytes = await drawReturnLabel({
    brand: store.brand,
    shop: config.shopName,
    locale: order.locale,
    company: seller.name,
    to: [
      ...(seller.name.startsWith(config.shopName) ? [] : [config.shopName]),
      seller.name,
      ...seller.address,
    ],
    from: `${firstname} ${lastname}`,
    order: order.incrementId,
    code: found.code,
    items: found.items.flatMap(({ orderItemId, qty }) => {
      const item = items.find(({ id }) => id === orderItemId);
      return item === undefined ? [] : [itemLine(item, qty, order.locale)];
    }),
    createdAt: found.createdAt,
  });
  return { name: `${store.brand}-${found.code}.pdf`, bytes };
}
