import styles from './table-block.module.css';

interface TableBlockProps {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** On a narrow screen the table scrolls in its own frame, which a keyboard can enter to do so. */
export function TableBlock({ caption, columns, rows }: TableBlockProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={styles.frame} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('|')}>
              {row.map((cell, place) =>
                place === 0 ? (
                  <th key={columns[place]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={columns[place]}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
