import { mergeMessages } from 'shared-runtime/merge-messages';
import { messages as lists } from './lists/index.ts';
import { messages as products } from './products/index.ts';

/** Texts of everything that shows one product. They are those of lists and more: cards and prices have the same texts. */
export const messages = mergeMessages(lists, products);
