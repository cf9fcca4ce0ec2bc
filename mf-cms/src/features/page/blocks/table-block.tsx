import { useId } from 'react';
import styles from './table-block.module.css';

interface TableBlockProps {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Scrolls sideways where it is wider than the screen; it can be focused, so that arrow keys scroll it too. */
export function TableBlock({ caption, columns, rows }: TableBlockProps) {
  const captionId = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard needs a way to scroll it
    <section aria-labelledby={captionId} tabIndex={0} className={styles.scroller}>
      <table className={styles.table}>
        <caption id={captionId} className={styles.caption}>
          {caption}
        </caption>
        <thead>
          <tr>
            {numbered(columns).map(({ key, value }) => (
              <th key={key} scope="col">
                {value}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbered(rows).map(({ key, value: cells }) => (
            <tr key={key}>
              {numbered(cells).map(({ key: place, value }) => (
                <td key={place}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Two cells may say the same, so their place is their key. */
function numbered<Value>(values: readonly Value[]): { key: string; value: Value }[] {
  return values.map((value, place) => ({ key: String(place), value }));
}
