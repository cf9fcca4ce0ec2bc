import { messages as sharedForms } from 'shared-forms/messages';
import { mergeMessages } from 'shared-runtime/merge-messages';
import { messages as addressFields } from './address-fields/index.ts';
import { messages as account } from './account/index.ts';
import { messages as addresses } from './addresses/index.ts';
import { messages as button } from './button/index.ts';
import { messages as forms } from './forms/index.ts';

/** Texts of the pages of the address book. */
export const messages = mergeMessages(sharedForms, button, forms, account, addressFields, addresses);
