import { eventExamples } from 'shared-contracts/events/examples';
export const canary = eventExamples;
