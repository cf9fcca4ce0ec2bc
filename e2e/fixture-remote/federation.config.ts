import { exposeOf, fragments, overlays, pages } from 'shared-contracts/exposes';
import { defineFederation } from 'shared-build/federation';

const names = { page: pages, fragment: Object.keys(fragments), overlay: Object.keys(overlays) };

/** All exposes of all remotes; a copy contains only those of the remote that it replaces. */
const exposes = Object.fromEntries(
  (['page', 'fragment', 'overlay'] as const).flatMap((kind) =>
    names[kind].map((name) => [exposeOf(kind, name)?.expose, `./${kind}.tsx`]),
  ),
);

export default defineFederation({
  name: 'mf-catalogue',
  squad: 'e2e',
  exposes: { ...exposes, './startups/notifications': './startup.ts', './startups/gate': './startup.ts' },
  startup: { './startups/notifications': 30, './startups/gate': 40 },
  // The shell knows no such event and rejects it.
  events: { 'search:exploded': { major: 1, schema: { type: 'object' }, examples: [{}] } },
  timeoutMs: 3000,
  budgetKb: 250,
});
