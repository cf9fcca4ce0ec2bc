import { remoteNames } from 'shared-contracts/exposes';
import { costsOnlyItsOwn } from '../../fault-table/costs-only-its-own.ts';
import { expectedOnConsole } from '../../fault-table/fault.ts';
import { networkFaults } from '../../fault-table/network-faults.ts';
import { test } from '../../fixtures/faults.ts';

for (const remote of remoteNames) {
  for (const fault of Object.values(networkFaults)) {
    test.describe(`${remote} › ${fault.words}`, () => {
      test.use({ expectedConsole: [expectedOnConsole([{ remote, fault }])] });

      test('affects only its own regions until it ends', async ({ shop, live, shellLog }) => {
        await costsOnlyItsOwn({ shop, live, shellLog }, [{ remote, fault }]);
      });
    });
  }
}
