import { assertFaultIsolation } from '../../fault-table/assert-fault-isolation.ts';
import { expectedOnConsole, type Fault } from '../../fault-table/fault.ts';
import { releaseFaults, suspendsInServerRender } from '../../fault-table/release-faults.ts';
import { placedRemotes } from '../../fault-table/remotes.ts';
import { test } from '../../fixtures/faults.ts';

/** Each fault is promoted with one remote, in turn; the others are previewed, which changes nothing for others. */
const cases = placedRemotes.flatMap((remote, row) =>
  Object.values<Fault>(releaseFaults).map((fault, column) => ({
    remote,
    fault,
    isPromoted: column % placedRemotes.length === row,
  })),
);

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
