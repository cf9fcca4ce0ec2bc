import { messages as sharedForms } from 'shared-forms/messages';
import { mergeMessages } from 'shared-runtime/merge-messages';
import { messages as account } from './account/index.ts';
import { messages as button } from './button/index.ts';
import { messages as forms } from './forms/index.ts';
import { messages as reasons } from './reasons/index.ts';
import { messages as returns } from './returns/index.ts';

/** Texts of the page of returns. */
export const messages = mergeMessages(sharedForms, button, forms, account, reasons, returns);
