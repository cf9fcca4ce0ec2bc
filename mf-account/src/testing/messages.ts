import forms from 'shared-forms/messages/en_GB.json' with { type: 'json' };
import accountMessages from '../messages/en_GB.json' with { type: 'json' };

/** English messages, as `src/messages/index.ts` merges them. */
export const messages = { ...forms, ...accountMessages };
