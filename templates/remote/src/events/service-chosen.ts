import { defineEvent } from 'shared-contracts/events';
import * as z from 'shared-contracts/schema';

/** A visitor chose a service. `service` is one of `services`. */
export const serviceChosen = defineEvent({
  type: 'ski-service:service-chosen',
  major: 1,
  replay: 'state',
  payload: z.object({ service: z.string() }),
});
