import { defineEvent } from 'shared-contracts/events';
import { int, object, optional, string } from 'shared-contracts/schema';

/** A note, of the startup or of the page. */
export const noted = defineEvent({
  type: 'placeholder-name:noted',
  major: 1,
  replay: 'state',
  payload: object({ text: string(), length: optional(int()) }),
});
