import { messages as sharedForms } from 'shared-forms/messages';
import { mergeMessages } from 'shared-runtime/merge-messages';
import { messages as button } from './button/index.ts';
import { messages as entry } from './entry/index.ts';
import { messages as forms } from './forms/index.ts';

/** Texts of the ways in: sign-in, registration, mailed links. */
export const messages = mergeMessages(sharedForms, button, forms, entry);
