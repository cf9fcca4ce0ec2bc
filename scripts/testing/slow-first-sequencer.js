import Sequencer from '@jest/test-sequencer';

/** Short files with long tests: they import whole shops, build releases, or start servers. The slowest first. */
const slow = [
  'modules/catalogue-import/demo-shop',
  'modules/page-route/page-route.properties',
  'modules/captcha/captcha',
  'src/release/release',
  'storefront-api/src/durability',
  'storefront-api/src/server',
  'initial-shop/prepare-database',
  'initial-shop/load-products',
  'modules/media/media',
  'delivery/killed-process',
  'workers/worker-pool',
  'contract-checks/contract-checker',
  'storefront-api/src/db/database',
  'storefront-api/src/db/pglite',
].map((name) => `${name}.test.ts`);

/**
 * Runs slow files first. In a new checkout jest knows no durations and sorts by size: a short file with long tests would
 * come last, and one worker would wait for the other.
 */
export default class SlowFirstSequencer extends Sequencer {
  sort(tests) {
    const rankOf = ({ path }) => {
      const rank = slow.findIndex((name) => path.endsWith(name));
      return rank === -1 ? slow.length : rank;
    };
    return super.sort(tests).toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
