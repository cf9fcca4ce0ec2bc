import { messages as sharedForms } from 'shared-forms/messages';
import { mergeMessages } from 'shared-runtime/merge-messages';
import { messages as account } from './account/index.ts';
import { messages as button } from './button/index.ts';
import { messages as forms } from './forms/index.ts';

/** Texts of the pages and overlays for members. */
export const messages = mergeMessages(sharedForms, button, forms, account);
