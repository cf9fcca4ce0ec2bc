import { useState } from 'react';
import type { CallResponse } from 'shared-contracts/api/descriptor';
import type { sizeGuide } from 'shared-contracts/descriptors/product-facts';
import { FormattedMessage } from 'shared-runtime';
import { unitsOf } from '../../domain/size-columns.ts';
import { SizeTable } from './size-table.tsx';
import { UnitSwitch } from './unit-switch.tsx';
import styles from './size-guide.module.css';

export interface SizeChartProps {
  guide: CallResponse<typeof sizeGuide>;
  /** @default 2 */
  headingLevel?: 2 | 3 | undefined;
}

/** Renders how to choose a size, the table with a switch of units, and how to measure. */
export function SizeChart({ guide, headingLevel = 2 }: SizeChartProps) {
  const [unit, setUnit] = useState<string | null>(null);
  const { code, title, intro, how, table, units, images } = guide;
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      <p>{intro}</p>
      <UnitSwitch code={code} units={unitsOf(table, units)} unit={unit} onChange={setUnit} />
      <SizeTable title={title} table={table} unit={unit} />
      <Heading className={headingLevel === 3 ? styles.how : undefined}>
        <FormattedMessage id="guide.how" />
      </Heading>
      {images.map((url) => (
        // Decorative: the text says the same.
        <img key={url} src={url} alt="" width={480} height={320} loading="lazy" className={styles.drawing} />
      ))}
      <p>{how}</p>
    </>
  );
}
