import { assertFaultIsolation } from '../../fault-table/assert-fault-isolation.ts';
import { expectedOnConsole } from '../../fault-table/fault.ts';
import { networkFaults } from '../../fault-table/network-faults.ts';
import { placedRemotes } from '../../fault-table/remotes.ts';
import { test } from '../../fixtures/faults.ts';

for (const remote of placedRemotes) {
  for (const fault of Object.values(networkFaults)) {
    test.describe(`${remote} › ${fault.description}`, () => {
      test.use({ expectedConsole: [expectedOnConsole([{ remote, fault }])] });

      test('affects only its own regions until it ends', async ({ shop, live, shellLog }) => {
        await assertFaultIsolation({ shop, live, shellLog }, [{ remote, fault }]);
      });
    });
  }
}
