import { join } from 'node:path';
import { storedItems } from 'shared-contracts/cookies';
import { toLines } from 'storefront-ports/import-format';
import type { InitialShop } from 'storefront-ports/initial-shop';
import { demoPassword, memberSeeds } from './data/members.ts';
import { promotionSeeds } from './data/promotions.ts';
import { hashSources } from './hash-sources.ts';
import { demoShopRecords } from './records/records.ts';

/** Data and records, and the contract table that the cookie policy is made from. */
const contentHash = () =>
  ['data', 'records']
    .map((folder) => hashSources(join(import.meta.dirname, folder), JSON.stringify(storedItems)).slice(0, 8))
    .join('');

let version: string | undefined;

export const demoShop: InitialShop = {
  name: 'demo-shop',
  get version() {
    version ??= contentHash();
    return version;
  },
  lines: (now) => toLines(demoShopRecords(now)),
  members: memberSeeds,
  promotions: promotionSeeds,
  password: demoPassword,
};
