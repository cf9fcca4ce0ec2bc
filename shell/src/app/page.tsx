import { Suspense } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { pages } from 'shared-contracts/exposes';
import { Region, RegionBoundary, useShopHost } from 'shared-runtime/host';
import type { PageState } from '../routing/page-state.ts';
import { useShell } from './shell-context.ts';
import { NotFoundScreen, PageFailedScreen, SignInScreen, UnavailableScreen } from './screens.tsx';

/** The region below the header: a remote's page, or the screen that stands in for it. */
export function Page() {
  const state = useLoaderData<PageState>();
  switch (state.kind) {
    case 'page':
      return <RemotePage key={state.params.path} state={state} />;
    case 'not-found':
      return <NotFoundScreen />;
    case 'sign-in-required':
      return <SignInScreen />;
    case 'error':
      return <UnavailableScreen isOffline={state.reason === 'offline'} />;
  }
}

function RemotePage({ state }: { state: Extract<PageState, { kind: 'page' }> }) {
  const { regions } = useShell();
  const host = useShopHost();
  const { revalidate } = useRevalidator();
  const region = regions.peek('page', state.page);
  const remote = pages[state.page].remote;
  const failed = <PageFailedScreen onRetry={() => void revalidate()} />;
  if (!region || region.status === 'failed' || state.status === 503) return failed;

  const Content = region.module.Component;
  return (
    <div data-page={state.page} data-boundary={remote}>
      <RegionBoundary
        onError={(error) =>
          host.reportFailure({ remote, version: region.version, region: state.page, phase: 'render', error })
        }
        fallback={(retry) => <PageFailedScreen onRetry={retry} />}
      >
        <Suspense fallback={host.context.side === 'server' ? failed : null}>
          <Region region={region}>
            <Content params={state.params} />
          </Region>
        </Suspense>
      </RegionBoundary>
    </div>
  );
}
