import { useId } from 'react';
import { classNames } from 'shared-ui';
import styles from './table-block.module.css';

interface TableBlockProps {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A cell of more characters than this holds a sentence rather than a figure. */
const sentenceLength = 40;

/**
 * A table of figures scrolls sideways where it is wider than the screen; it can be focused, so that arrow keys scroll it
 * too. A table with sentences in its cells becomes a list of cards on a phone.
 */
export function TableBlock({ caption, columns, rows }: TableBlockProps) {
  const captionId = useId();
  const stacks = rows.some((cells) => cells.some((cell) => cell.length > sentenceLength));
  /** Browsers forget the role of a table that is not displayed as one, so it is written out. */
  const written = (role: string) => (stacks ? role : undefined);
  const table = (
    <table
      role={written('table')}
      aria-labelledby={captionId}
      className={classNames(styles.table, stacks && styles.stacking)}
    >
      <caption id={captionId} className={styles.caption}>
        {caption}
      </caption>
      <thead role={written('rowgroup')}>
        <tr role={written('row')}>
          {numbered(columns).map(({ key, value }) => (
            <th key={key} role={written('columnheader')} scope="col">
              {value}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role={written('rowgroup')}>
        {numbered(rows).map(({ key, value: cells }) => (
          <tr key={key} role={written('row')}>
            {numbered(cells).map(({ key: place, value }) => (
              <td key={place} role={written('cell')} data-label={columns[Number(place)]}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (stacks) return table;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard needs a way to scroll it
    <section aria-labelledby={captionId} tabIndex={0} className={styles.scroller}>
      {table}
    </section>
  );
}

/** Two cells may say the same, so their place is their key. */
function numbered<Value>(values: readonly Value[]): { key: string; value: Value }[] {
  return values.map((value, place) => ({ key: String(place), value }));
}
