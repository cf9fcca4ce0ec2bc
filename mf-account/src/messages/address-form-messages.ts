import { messages as sharedForms } from 'shared-forms/messages';
import { mergeMessages } from 'shared-runtime/merge-messages';
import { messages as addressFields } from './address-fields/index.ts';
import { messages as addresses } from './addresses/index.ts';
import { messages as forms } from './forms/index.ts';

/** Texts of the address book and of the form in the pages of other remotes. */
export const messages = mergeMessages(sharedForms, forms, addressFields, addresses);
