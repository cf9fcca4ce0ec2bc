import type { ConsoleParts, ConsoleRegistry } from './console-parts.ts';
import type { PageFrame } from './send-page.tsx';

/** What a route of the console has at hand for the member of staff who asks. */
export interface Desk extends PageFrame {
  registry: ConsoleRegistry;
  readHealth: ConsoleParts['readHealth'];
  /** Which revision of the registry this server makes pages with. */
  shopRevision: () => number;
}
