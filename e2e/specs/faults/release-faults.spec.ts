import { remoteNames } from 'shared-contracts/exposes';
import { assertFaultIsolation } from '../../fault-table/assert-fault-isolation.ts';
import { expectedOnConsole, type Fault } from '../../fault-table/fault.ts';
import { releaseFaults, suspendsInServerRender } from '../../fault-table/release-faults.ts';
import { test } from '../../fixtures/faults.ts';

const cases = remoteNames.flatMap((remote) =>
  Object.values<Fault>(releaseFaults).map((fault) => ({ remote, fault })),
);

for (const { remote, fault } of [...cases, { remote: 'mf-search', fault: suspendsInServerRender } as const]) {
  test.describe(`${remote} › ${fault.description}`, () => {
    test.use({ expectedConsole: [expectedOnConsole([{ remote, fault }])] });

    test('affects only its own regions until it ends', async ({ shop, live, shellLog }) => {
      await assertFaultIsolation({ shop, live, shellLog }, [{ remote, fault }]);
    });
  });
}
