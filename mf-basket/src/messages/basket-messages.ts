import { mergeMessages } from 'shared-runtime/merge-messages';
import { messages as basket } from './basket/index.ts';
import { messages as fitting } from './fitting/index.ts';
import { messages as mini } from './mini/index.ts';

/** Texts of the basket page and of the overlay after an addition. */
export const messages = mergeMessages(mini, fitting, basket);
