import type { CallResponse } from 'shared-contracts/api/descriptor';
import type { sizeGuide } from 'shared-contracts/descriptors/product-facts';
import { FormattedMessage } from 'shared-runtime';
import { columnsFor } from '../../domain/size-columns.ts';
import styles from './size-guide.module.css';

export interface SizeTableProps {
  title: string;
  table: CallResponse<typeof sizeGuide>['table'];
  /** Shows the columns of this unit only; all for null. */
  unit: string | null;
}

/** Units of measurement. Others, such as `eu`, would only repeat the heading. */
const measures: ReadonlySet<string> = new Set(['cm', 'mm', 'kg']);

/** Renders the sizes. The first column is sticky, and the table is focusable, so that arrow keys scroll it. */
export function SizeTable({ title, table, unit }: SizeTableProps) {
  const { columns, rows, ownColumn } = table;
  const places = columnsFor(table, unit);
  const ownClass = (place: number) => (place === ownColumn ? styles.own : undefined);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard needs a way to scroll it
    <section aria-label={title} tabIndex={0} className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            {places.map((place) => (
              <th key={place} scope="col" className={ownClass(place)}>
                {headingOf(columns[place])}
                {place === ownColumn ? (
                  <span className={styles.ownNote}>
                    {' '}
                    <FormattedMessage id="guide.own" />
                  </span>
                ) : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // A guide may have rows with the same first cell.
            <tr key={`${row}-${cells[0]}`}>
              {places.map((place) =>
                place === 0 ? (
                  <th key={place} scope="row" className={ownClass(place)}>
                    {cells[place]}
                  </th>
                ) : (
                  <td key={place} className={ownClass(place)}>
                    {cells[place]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function headingOf(column: { label: string; unit: string } | undefined): string {
  const { label = '', unit = '' } = column ?? {};
  return measures.has(unit) ? `${label} (${unit})` : label;
}
