import type { StartupModule } from 'shared-runtime';
import { noted } from './noted.ts';

export const startup: StartupModule = {
  start({ context, alerts }) {
    context.bus.publish(noted, { text: 'from the startup' });
    alerts.show({ key: 'placeholder-name', type: 'info', content: 'mf-placeholder-name has started' });
  },
};
