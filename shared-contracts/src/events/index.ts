export { defineEvent, type EventDefinition, type EventPayload, type Replay } from './define-event.ts';
export type { EventBus } from './event-bus.ts';
