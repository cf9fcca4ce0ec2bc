import { messages as sharedForms } from 'shared-forms/messages';
import { mergeMessages } from 'shared-runtime/merge-messages';
import { messages as forms } from './forms/index.ts';
import { messages as reasons } from './reasons/index.ts';
import { messages as withdrawal } from './withdrawal/index.ts';

/** Texts of the page of withdrawals. */
export const messages = mergeMessages(sharedForms, forms, reasons, withdrawal);
