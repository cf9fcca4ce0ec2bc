import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { createRoot } from 'react-dom/client';
import { storeById } from 'shared-contracts/stores';
import { Fragment } from 'shared-runtime';
import {
  createShopContext,
  discoverReleases,
  EmbeddedShopRoot,
  verifiedEntries,
} from 'shared-runtime/other-host';
import 'shared-ui/tokens.css';
import { AddBackpack } from './add-backpack.tsx';

/** The outlet: its guests have a basket. */
const store = storeById(19);
const { shopOrigin = '' } = document.documentElement.dataset;
if (!store) throw new Error('The outlet is not in the list of stores');

const releases = await discoverReleases(shopOrigin);
registerPlugins([verifiedEntries(releases)]);
registerRemotes(releases.map(({ containerName, entry }) => ({ name: containerName, entry })));
const shop = createShopContext({ store, shopOrigin, releases, loadRemote });

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <EmbeddedShopRoot shop={shop}>
    <h1>A page of another company</h1>
    <AddBackpack />
    <Fragment name="basket/mini-basket" props={{}} fallback={() => <p>The basket cannot be shown.</p>} />
  </EmbeddedShopRoot>,
);
