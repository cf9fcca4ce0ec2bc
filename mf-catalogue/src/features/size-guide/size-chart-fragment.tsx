import { useQuery } from '@tanstack/react-query';
import type { FragmentProps } from 'shared-contracts/exposes';
import { useShop } from 'shared-runtime';
import { classNames } from 'shared-ui';
import { sizeGuideQuery } from '../../api/size-guide-query.ts';
import { SizeGuideState } from './size-guide-state.tsx';
import styles from './size-guide.module.css';

/** Renders a size guide as a part of a page, which has a heading of its own. */
export function SizeChartFragment({ code, productId, headingLevel }: FragmentProps<'catalogue/size-chart'>) {
  const guide = useQuery(sizeGuideQuery(useShop(), code, productId));
  return (
    <div className={classNames(styles.guide, styles.onPage)}>
      <SizeGuideState guide={guide} headingLevel={headingLevel} />
    </div>
  );
}
