import type { FragmentName, FragmentProps } from 'shared-contracts/exposes';
import { Fragment } from 'shared-runtime';
import {
  createFixedRouter,
  initialRouterState,
  locationAt,
  RegionFailedError,
  withTimeout,
} from 'shared-runtime/host';
import { ShopApp } from '../../src/app/shop-app.tsx';
import { messages as shellMessages } from '../../src/messages/index.ts';
import type { ServerFederation } from '../../src/remotes/server-federation.ts';
import { attributeError } from './attribute-error.ts';
import { renderDocument } from './document/render-document.ts';
import type { PageRequest } from './render-job.ts';
import { createServerShop, defaultTimeoutMs, type ServerShop } from './server-shop.ts';

/**
 * Renders one fragment without page and frame. Failures go to the reporter of the request. If its data cannot be loaded, it is
 * rendered without them, as after a retry in the browser: otherwise props for which the API has no data would test nothing.
 */
export type FragmentRenderer = (request: PageRequest, name: FragmentName, props: object) => Promise<Buffer>;

export function createFragmentRenderer(federation: ServerFederation): FragmentRenderer {
  return async function renderFragment(request, name, props) {
    const { store, snapshot, reporter, url } = request;
    const shop = createServerShop(request, federation);
    const checked = props as FragmentProps<typeof name>;
    await loadData(shop, name, props);
    const element = <Fragment name={name} props={checked} fallback={() => null} />;
    const location = locationAt(new URL(url));
    const messages = await shellMessages[store.locale]();
    const timeouts = Object.values(snapshot.releases).map(({ ops }) => ops.timeoutMs);
    return renderDocument(
      <ShopApp
        host={shop.host}
        shell={shop.shell}
        messages={messages.default}
        router={createFixedRouter(initialRouterState({ location }))}
      >
        {element}
      </ShopApp>,
      Math.max(...timeouts, defaultTimeoutMs),
      (error, componentStack) => {
        if (error instanceof RegionFailedError) return; // reported when it failed
        reporter.failed({ ...attributeError(error, componentStack), phase: 'render', error });
      },
    );
  };
}

async function loadData({ context, shell, resolver }: ServerShop, name: FragmentName, props: object) {
  const region = await shell.regions.load('fragment', name);
  if (region.status === 'failed') return;
  const { remote, version, module } = region;
  if (!module.load) return;
  try {
    await withTimeout(module.load(context, props), resolver.timeoutOf(remote), `data of ${name}`);
  } catch (error) {
    resolver.reportFailure({ remote, version, region: name, phase: 'data', error });
  }
}
