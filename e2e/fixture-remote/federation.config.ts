import { fragments, overlays, pages } from 'shared-contracts/exposes';
import { defineFederation } from 'shared-build/federation';

const kinds = { page: pages, fragment: fragments, overlay: overlays };

/** All exposes of all remotes; a copy contains only those of the remote that it replaces. */
const exposes = Object.fromEntries(
  Object.entries(kinds).flatMap(([kind, table]) =>
    Object.values(table).map(({ expose }) => [expose, `./${kind}.tsx`]),
  ),
);

export default defineFederation({
  name: 'mf-catalogue',
  squad: 'e2e',
  exposes: { ...exposes, './startups/notifications': './startup.ts' },
  startup: { './startups/notifications': 30 },
  // The shell knows no such event and rejects it.
  events: { 'search:exploded': { major: 1, schema: { type: 'object' }, examples: [{}] } },
  timeoutMs: 3000,
  budgetKb: 250,
});
