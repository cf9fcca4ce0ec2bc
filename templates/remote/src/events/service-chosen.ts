import { defineEvent } from 'shared-contracts/events';
import { object, string } from 'shared-contracts/schema';

/** A visitor chose a service. `service` is one of `services`. */
export const serviceChosen = defineEvent({
  type: 'ski-service:service-chosen',
  major: 1,
  replay: 'state',
  payload: object({ service: string() }),
});
