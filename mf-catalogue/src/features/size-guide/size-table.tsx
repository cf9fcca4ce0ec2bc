import type { CallResponse } from 'shared-contracts/api/descriptor';
import type { sizeGuide } from 'shared-contracts/descriptors/product-facts';
import styles from './size-guide.module.css';

export interface SizeTableProps {
  title: string;
  table: CallResponse<typeof sizeGuide>['table'];
}

/** Units of measurement. Others, such as `eu`, would only repeat the heading. */
const measures: ReadonlySet<string> = new Set(['cm', 'mm', 'kg']);

/** Scrolls horizontally if it is wider than the dialog. It is focusable, so that arrow keys scroll it. */
export function SizeTable({ title, table: { columns, rows } }: SizeTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard needs a way to scroll it
    <section aria-label={title} tabIndex={0} className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ key, label, unit }, place) => (
              <th key={`${key}-${place}`} scope="col">
                {measures.has(unit) ? `${label} (${unit})` : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest], row) => (
            <tr key={`${first}-${row}`}>
              <th scope="row">{first}</th>
              {rest.map((cell, place) => (
                <td key={`${columns[place + 1]?.key}-${place}`}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
