import { messages as sharedForms } from 'shared-forms/messages';
import { mergeMessages } from 'shared-runtime/merge-messages';
import { messages as account } from './account/index.ts';
import { messages as button } from './button/index.ts';
import { messages as forms } from './forms/index.ts';
import { messages as orders } from './orders/index.ts';

/** Texts of the pages of orders. */
export const messages = mergeMessages(sharedForms, button, forms, account, orders);
