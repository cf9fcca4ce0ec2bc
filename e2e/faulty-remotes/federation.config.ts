import { fragments, overlays, pages } from 'shared-contracts/exposes';
import { defineFederation } from 'shared-build/federation';

const kinds = { page: pages, fragment: fragments, overlay: overlays };

/** Whatever any remote exposes; a copy lists only what the remote exposes that it stands in for. */
const exposes = Object.fromEntries(
  Object.entries(kinds).flatMap(([kind, table]) =>
    Object.values(table).map(({ expose }) => [expose, `./${kind}.tsx`]),
  ),
);

export default defineFederation({
  name: 'mf-catalogue',
  team: 'nobody',
  exposes,
  emits: [],
  consumes: [],
  uses: [],
  timeoutMs: 3000,
  budgetKb: 250,
  criticality: 'region',
});
