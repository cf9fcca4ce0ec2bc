import { assertFaultIsolation, type RemoteFault } from '../../fault-table/assert-fault-isolation.ts';
import { expectedOnConsole } from '../../fault-table/fault.ts';
import { networkFaults } from '../../fault-table/network-faults.ts';
import { releaseFaults } from '../../fault-table/release-faults.ts';
import { test } from '../../fixtures/faults.ts';

/**
 * Pairs of faults that could affect each other: one within the other's page, side by side, and in both directions.
 */
const pairs: [RemoteFault, RemoteFault][] = [
  [
    { remote: 'mf-search', fault: networkFaults.slow },
    { remote: 'mf-catalogue', fault: releaseFaults['throws-at-load'] },
  ],
  [
    { remote: 'mf-basket', fault: releaseFaults['throws-at-init'] },
    { remote: 'mf-account', fault: releaseFaults['never-has-data'] },
  ],
  [
    { remote: 'mf-cms', fault: releaseFaults['throws-in-data'] },
    { remote: 'mf-consent', fault: releaseFaults['throws-in-server-render'] },
  ],
  [
    { remote: 'mf-catalogue', fault: networkFaults.missing },
    { remote: 'mf-basket', fault: releaseFaults['throws-in-server-render'] },
  ],
  [
    { remote: 'mf-account', fault: networkFaults.tampered },
    { remote: 'mf-search', fault: networkFaults.broken },
  ],
  [
    { remote: 'mf-catalogue', fault: releaseFaults['throws-in-browser-render'] },
    { remote: 'mf-cms', fault: releaseFaults['throws-at-load'] },
  ],
];

for (const pair of pairs) {
  const [one, other] = pair.map(({ remote, fault }) => `${remote} ${fault.description}`);
  test.describe(`${one}, ${other}`, () => {
    test.use({ expectedConsole: [expectedOnConsole(pair)] });

    test('each affects only its own regions until both end', async ({ shop, live, shellLog }) => {
      await assertFaultIsolation({ shop, live, shellLog }, pair);
    });
  });
}
