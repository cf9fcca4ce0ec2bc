import { mergeMessages } from 'shared-runtime/merge-messages';
import { messages as delivery } from './delivery/index.ts';
import { messages as fitting } from './fitting/index.ts';
import { messages as mini } from './mini/index.ts';
import { messages as order } from './order/index.ts';

/** Texts of the page after payment. */
export const messages = mergeMessages(mini, delivery, fitting, order);
