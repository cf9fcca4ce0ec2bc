import { createInstance } from '@module-federation/runtime';
export const canary = createInstance;
