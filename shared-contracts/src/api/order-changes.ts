import * as z from 'zod/mini';
import { addressFormSchema } from '../forms/address.ts';
import { rowIdField } from '../forms/text-fields.ts';
import { keptAddressFields } from './addresses.ts';
import { defineEndpoint } from './endpoint/endpoint.ts';
import { orderDetailsSchema } from './orders.ts';
import { reorderFailures } from '../routes/reorder-outcome.ts';

/** `redirect`: the page of the order, which confirms the change. */
const changedOrder = z.extend(orderDetailsSchema, { redirect: z.string() });

export const selfCancelOrder = defineEndpoint({
  name: 'self-cancel-order',
  method: 'PUT',
  path: '/api/self-cancel-order',
  summary: "Cancels one of the member's orders, within the store's minutes and while nothing was sent",
  access: 'member',
  limit: { max: 30, windowSeconds: 60 },
  form: {},
  request: z.strictObject({ store_id: z.int(), order_id: rowIdField }),
  response: changedOrder,
  errors: ['not_found', 'order_not_changeable'],
});

export const selfEditAddressOrder = defineEndpoint({
  name: 'self-edit-address-order',
  method: 'PUT',
  path: '/api/self-edit-address-order',
  summary: "Changes the delivery address of one of the member's orders, in the same country",
  access: 'member',
  limit: { max: 30, windowSeconds: 60 },
  form: { keeps: keptAddressFields },
  request: z.strictObject({ store_id: z.int(), order_id: rowIdField, address: addressFormSchema }),
  response: changedOrder,
  errors: ['not_found', 'order_not_changeable'],
});

export const reorder = defineEndpoint({
  name: 'reorder',
  method: 'POST',
  path: '/api/reorder',
  summary: "Adds to the basket what is still available of one of the member's orders, and says what is not",
  access: 'member',
  limit: { max: 30, windowSeconds: 60 },
  form: {},
  request: z.strictObject({ store_id: z.int(), orderId: rowIdField }),
  response: z.object({
    /** `cartItemId`: the line of the basket. */
    added: z.array(z.object({ itemId: z.int(), name: z.string(), qty: z.int(), cartItemId: z.int() })),
    /** `qty`: pieces that were not added. */
    missing: z.array(
      z.object({ itemId: z.int(), name: z.string(), qty: z.int(), reason: z.enum(reorderFailures) }),
    ),
    /** The page of the order, which says the same. */
    redirect: z.string(),
  }),
  errors: ['not_found'],
});
