import { assertFaultIsolation } from '../../fault-table/assert-fault-isolation.ts';
import { expectedOnConsole, type Fault } from '../../fault-table/fault.ts';
import { releaseFaults, suspendsInServerRender } from '../../fault-table/release-faults.ts';
import { placedRemotes } from '../../fault-table/remotes.ts';
import { test } from '../../fixtures/faults.ts';

/** Distance between the column of a fault and the row of the remote with which it is promoted. */
const promotedDistance = 0;
/** Distances of the previews. Such that two faults have few remotes in common. */
const previewedDistances = [2, 5];
const minFaultsOfRemote = 3;

/**
 * Each fault is tested with three remotes, and each remote with three faults or more: what isolates a remote knows none
 * of them by name. A fault is promoted with one remote, in turn, and previewed with the others, which changes nothing for
 * others.
 */
const cases = placedRemotes.flatMap((remote, row) =>
  Object.values<Fault>(releaseFaults).flatMap((fault, column) => {
    const distance = (column - row + placedRemotes.length) % placedRemotes.length;
    const isPromoted = distance === promotedDistance;
    return isPromoted || previewedDistances.includes(distance) ? [{ remote, fault, isPromoted }] : [];
  }),
);

for (const remote of placedRemotes) {
  const count = cases.filter((each) => each.remote === remote).length;
  if (count < minFaultsOfRemote) throw new Error(`${remote} is tested with ${count} faults only`);
}

for (const { remote, fault, isPromoted } of [
  ...cases,
  { remote: 'mf-search', fault: suspendsInServerRender, isPromoted: true } as const,
]) {
  test.describe(`${isPromoted ? '' : 'a preview of '}${remote} › ${fault.description}`, () => {
    test.use({ expectedConsole: [expectedOnConsole([{ remote, fault }])] });

    test('affects only its own regions until it ends', async ({ shop, live, previewed, shellLog }) => {
      const start = isPromoted ? live : previewed;
      await assertFaultIsolation({ shop, live: start, shellLog }, [{ remote, fault }]);
    });
  });
}
