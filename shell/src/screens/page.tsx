import { memo, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { exposeOf, type ExposeName } from 'shared-contracts/exposes';
import { Region, RegionBoundary, RegionFailedError, useShopHost, useShopRouter } from 'shared-runtime/host';
import type { PageState } from '../routing/page-state.ts';
import { usePageState } from '../routing/use-page-state.ts';
import { refetchFiles } from '../remotes/refetch-files.ts';
import { useShell } from '../shop/shell-context.ts';
import { NotFoundScreen } from './not-found-screen.tsx';
import { PageFailedScreen, SoonScreen, UnavailableScreen } from './screens.tsx';
import { SignInScreen } from './sign-in-screen.tsx';

type RemotePageState = Extract<PageState, { kind: 'page' }>;

/** A remote's page, or the screen that is shown instead. */
export function Page() {
  const state = usePageState();
  if (state === undefined) throw new Error('The router has no page');
  if (state.kind === 'page') return <RemotePage key={state.params.path} state={state} />;
  return (
    <>
      <ScreenInstead state={state} />
      <HydrationEnd />
    </>
  );
}

function ScreenInstead({ state }: { state: Exclude<PageState, RemotePageState> }) {
  switch (state.kind) {
    case 'not-found':
      return <NotFoundScreen />;
    case 'soon':
      return <SoonScreen />;
    case 'sign-in-required':
      return <SignInScreen target={state.target} />;
    case 'error':
      if (state.reason === 'release') return <PageFailedScreen onRetry={() => location.reload()} />;
      return <UnavailableScreen isOffline={state.reason === 'offline'} />;
  }
}

/** Is rendered again for another state, not for every step of a navigation to it. */
const RemotePage = memo(function RemotePage({ state }: { state: RemotePageState }) {
  const host = useShopHost();
  const { regions } = useShell();
  const remote = exposeOf('page', state.page)?.remote ?? 'unknown';
  // On the server everything is loaded before rendering, so there the boundary shows only after a throw.
  const suspended = host.context.side === 'server' ? <PageFailed page={state.page} /> : null;
  const hasRetried = useRef(false);

  /** After a second error a page load gets the current release. */
  function handleRetry(retry: () => void): void {
    if (hasRetried.current) return location.reload();
    hasRetried.current = true;
    retry();
  }

  function fallback(retry: () => void): ReactNode {
    return (
      <>
        <PageFailedScreen onRetry={() => handleRetry(retry)} />
        <HydrationEnd />
      </>
    );
  }

  function reportRender(error: unknown): void {
    const version = regions.peek('page', state.page)?.version ?? 'unknown';
    host.reportFailure({ remote, version, region: state.page, phase: 'render', error });
  }

  return (
    <div data-page={state.page} data-boundary={remote}>
      <RegionBoundary onError={reportRender} fallback={fallback}>
        <Suspense fallback={suspended}>
          <PageContent state={state} />
          <HydrationEnd />
        </Suspense>
      </RegionBoundary>
    </div>
  );
});

/** Reports the end of the hydration of what is rendered with it: React hydrates a boundary after the document around it. */
function HydrationEnd() {
  const { onPageHydrated } = useShell();
  useEffect(() => onPageHydrated?.(), [onPageHydrated]);
  return null;
}

/** Inside the boundary: if only server or browser has the code, only this part is rendered anew. */
function PageContent({ state }: { state: RemotePageState }) {
  const { context } = useShopHost();
  const { regions } = useShell();
  const region = regions.peek('page', state.page);
  // Regions that failed on the server are tried again in the browser.
  if (context.side === 'server' && state.status === 503 && !state.isFailureShown)
    throw new RegionFailedError(state.page);
  if (!region || region.status === 'failed') {
    return <PageFailed page={state.page} />;
  }
  const Content = region.module.Component;
  return (
    <Region region={region}>
      <Content params={state.params} />
    </Region>
  );
}

function PageFailed({ page }: { page: ExposeName }) {
  const { regions } = useShell();
  const router = useShopRouter();

  /** The tab's releases are fixed; if the code cannot be loaded, a page load gets the current ones. */
  async function retry(): Promise<void> {
    const region = await regions.retry('page', page);
    if (region.status === 'ready') return router.revalidate();
    await refetchFiles(region.remote, region.version);
    location.reload();
  }

  return <PageFailedScreen onRetry={() => void retry()} />;
}
