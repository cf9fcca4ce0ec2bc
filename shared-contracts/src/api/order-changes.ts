import * as z from 'zod/mini';
import { addressFormSchema } from '../forms/address.ts';
import { rowIdField } from '../forms/text-fields.ts';
import { defineEndpoint } from './endpoint/endpoint.ts';
import { orderDetailsSchema } from './orders.ts';

export const selfCancelOrder = defineEndpoint({
  name: 'self-cancel-order',
  method: 'PUT',
  path: '/api/self-cancel-order',
  summary: "Cancels one of the member's orders, within the store's minutes and while nothing was sent",
  access: 'member',
  limit: { max: 30, windowSeconds: 60 },
  request: z.strictObject({ store_id: z.int(), order_id: rowIdField }),
  response: orderDetailsSchema,
  errors: ['not_found', 'order_not_changeable'],
});

export const selfEditAddressOrder = defineEndpoint({
  name: 'self-edit-address-order',
  method: 'PUT',
  path: '/api/self-edit-address-order',
  summary: "Changes the delivery address of one of the member's orders, in the same country",
  access: 'member',
  limit: { max: 30, windowSeconds: 60 },
  request: z.strictObject({ store_id: z.int(), order_id: rowIdField, address: addressFormSchema }),
  response: orderDetailsSchema,
  errors: ['not_found', 'order_not_changeable'],
});

/** Why an item of an earlier order was not added. */
export const reorderFailures = ['not_sold', 'sold_out', 'fitting_required', 'basket_full'] as const;

export const reorder = defineEndpoint({
  name: 'reorder',
  method: 'POST',
  path: '/api/reorder',
  summary: "Adds to the basket what is still available of one of the member's orders, and says what is not",
  access: 'member',
  limit: { max: 30, windowSeconds: 60 },
  request: z.strictObject({ store_id: z.int(), orderId: rowIdField }),
  response: z.object({
    added: z.array(z.object({ itemId: z.int(), name: z.string(), qty: z.int() })),
    /** `qty`: pieces that were not added. */
    missing: z.array(
      z.object({ itemId: z.int(), name: z.string(), qty: z.int(), reason: z.enum(reorderFailures) }),
    ),
  }),
  errors: ['not_found'],
});
