import { messages as sharedForms } from 'shared-forms/messages';
import { mergeMessages } from 'shared-runtime/merge-messages';
import { messages as account } from './account/index.ts';
import { messages as agreements } from './agreements/index.ts';
import { messages as button } from './button/index.ts';
import { messages as forms } from './forms/index.ts';

/** Texts of the page of stored payments. */
export const messages = mergeMessages(sharedForms, button, forms, account, agreements);
