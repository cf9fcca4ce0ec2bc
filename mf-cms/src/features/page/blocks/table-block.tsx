import { useId } from 'react';
import { classNames } from 'shared-ui';
import styles from './table-block.module.css';

interface TableBlockProps {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A cell with more characters than this contains a sentence rather than a number. */
const sentenceLength = 40;

/**
 * Renders a table. A table of numbers scrolls horizontally if it is wider than the screen; it is focusable, so that
 * arrow keys scroll it. A table with sentences becomes a list of cards on a phone.
 */
export function TableBlock({ caption, columns, rows }: TableBlockProps) {
  const captionId = useId();
  const isStacked = rows.some((cells) => cells.some((cell) => cell.length > sentenceLength));
  /** Browsers drop the role of a table whose CSS `display` is changed, so roles are set explicitly. */
  const explicitRole = (role: string) => (isStacked ? role : undefined);
  const table = (
    <table
      role={explicitRole('table')}
      aria-labelledby={captionId}
      className={classNames(styles.table, isStacked && styles.stacking)}
    >
      <caption id={captionId} className={styles.caption}>
        {caption}
      </caption>
      <thead role={explicitRole('rowgroup')}>
        <tr role={explicitRole('row')}>
          {numbered(columns).map(({ key, value }) => (
            <th key={key} role={explicitRole('columnheader')} scope="col">
              {value}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role={explicitRole('rowgroup')}>
        {numbered(rows).map(({ key, value: cells }) => (
          <tr key={key} role={explicitRole('row')}>
            {numbered(cells).map(({ key: position, value }) => (
              <td key={position} role={explicitRole('cell')} data-label={columns[Number(position)]}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (isStacked) return table;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard needs a way to scroll it
    <section aria-labelledby={captionId} tabIndex={0} className={styles.scroller}>
      {table}
    </section>
  );
}

/** Uses the position as key, because two cells may have the same text. */
function numbered<Value>(values: readonly Value[]): { key: string; value: Value }[] {
  return values.map((value, position) => ({ key: String(position), value }));
}
