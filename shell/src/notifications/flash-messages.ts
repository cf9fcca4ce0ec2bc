import type { EventBus } from 'shared-contracts/events';
import { sessionChanged } from 'shared-contracts/events/session';
import type { AlertService } from 'shared-runtime/host';

/** Shows the session's `flash_messages` as alerts, each message once per tab. */
export function startFlashMessages(bus: EventBus, alerts: AlertService): void {
  const shownKeys = new Set<string>();
  // Every session change publishes the same messages again.
  bus.subscribe(sessionChanged, ({ session: { flash_messages: flash } }) => {
    for (const type of ['error', 'success'] as const) {
      for (const content of flash[type]) {
        const key = `flash:${type}:${content}`;
        if (shownKeys.has(key)) continue;
        shownKeys.add(key);
        alerts.show({ key, content, type });
      }
    }
  });
}
