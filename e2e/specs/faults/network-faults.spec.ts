import { assertFaultIsolation } from '../../fault-table/assert-fault-isolation.ts';
import { expectedOnConsole } from '../../fault-table/fault.ts';
import { networkFaults } from '../../fault-table/network-faults.ts';
import { placedRemotes, type PlacedRemote } from '../../fault-table/remotes.ts';
import { test } from '../../fixtures/faults.ts';

/**
 * Missing and late files are tested with every remote, because its code must cope with them. The others end like missing
 * files, or change nothing but the look: they are tested with a page, and with fragments in the frame of other pages.
 */
const remotesOf: Record<keyof typeof networkFaults, readonly PlacedRemote[]> = {
  missing: placedRemotes,
  slow: placedRemotes,
  broken: ['mf-catalogue', 'mf-consent'],
  tampered: ['mf-search', 'mf-cms'],
  unstyled: ['mf-catalogue', 'mf-basket', 'mf-consent'],
};

for (const [name, fault] of Object.entries(networkFaults)) {
  for (const remote of remotesOf[name as keyof typeof networkFaults]) {
    test.describe(`${remote} › ${fault.description}`, () => {
      test.use({ expectedConsole: [expectedOnConsole([{ remote, fault }])] });

      test('affects only its own regions until it ends', async ({ shop, live, shellLog }) => {
        await assertFaultIsolation({ shop, live, shellLog }, [{ remote, fault }]);
      });
    });
  }
}
