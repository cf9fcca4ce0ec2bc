import { mergeMessages } from 'shared-runtime/merge-messages';
import { messages as addressFields } from './address-fields/index.ts';
import { messages as addresses } from './addresses/index.ts';
import { messages as orders } from './order-messages.ts';

/** Texts of the form of the delivery address of an order. */
export const messages = mergeMessages(orders, addressFields, addresses);
