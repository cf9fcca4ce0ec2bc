import { RegionBoundary, useRouterState } from 'shared-runtime/host';
import { Frame } from '../layout/frame.tsx';
import { Page } from '../screens/page.tsx';
import { FrameFailed, RouteError, useReportFrame } from '../screens/route-error.tsx';

const page = <Page />;

/** The frame with the page, or the screen that is shown instead after a bug of the shell. */
export function ShopView() {
  const { errors } = useRouterState();
  const report = useReportFrame();
  if (errors !== null) return <RouteError error={Object.values(errors)[0]} />;
  return (
    <RegionBoundary onError={report} fallback={(retry) => <FrameFailed retry={retry} />}>
      <Frame page={page} />
    </RegionBoundary>
  );
}
