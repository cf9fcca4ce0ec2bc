import type { CallResponse } from 'shared-contracts/api/descriptor';
import type { sizeGuide } from 'shared-contracts/descriptors/product-facts';
import { Skeleton } from 'shared-ui';
import { LoadFailed } from '../../components/page/load-failed.tsx';
import { LoadingNote } from '../../components/page/loading-note.tsx';
import { SizeChart, type SizeChartProps } from './size-chart.tsx';

export interface SizeGuideStateProps extends Pick<SizeChartProps, 'headingLevel'> {
  /** The query of the guide. */
  guide: {
    data: CallResponse<typeof sizeGuide> | undefined;
    isError: boolean;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
}

/** Renders a guide, placeholders while it is loaded, or a way to load it again. */
export function SizeGuideState({ guide, headingLevel }: SizeGuideStateProps) {
  if (guide.data) return <SizeChart guide={guide.data} headingLevel={headingLevel} />;
  if (guide.isError) {
    return <LoadFailed onRetry={() => void guide.refetch()} isRetrying={guide.isFetching} />;
  }
  return (
    <>
      <LoadingNote />
      <Skeleton />
      <Skeleton shape="block" height="16rem" />
    </>
  );
}
