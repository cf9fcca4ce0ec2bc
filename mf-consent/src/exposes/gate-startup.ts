import type { StartupModule } from 'shared-runtime';
import { startGate } from '../features/gate/start-gate.ts';

export const startup: StartupModule = { start: startGate };
