import { messages as sharedForms } from 'shared-forms/messages';
import { mergeMessages } from 'shared-runtime/merge-messages';
import { messages as addressFields } from './address-fields/index.ts';
import { messages as checkout } from './checkout/index.ts';
import { messages as delivery } from './delivery/index.ts';
import { messages as fitting } from './fitting/index.ts';
import { messages as mini } from './mini/index.ts';

/** Texts of the checkout. */
export const messages = mergeMessages(sharedForms, mini, delivery, fitting, addressFields, checkout);
