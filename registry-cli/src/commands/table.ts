import { toPrintable } from 'registry-client/domain/printable-text';

const maxCellLength = 1_000;

/**
 * Renders columns that are as wide as their widest cell, two spaces apart. Cells may contain texts of squads, whose control
 * characters a terminal must not interpret.
 */
export function renderTable(heads: readonly string[], texts: readonly (readonly string[])[]): string {
  const rows = texts.map((row) => row.map((cell) => toPrintable(cell, maxCellLength)));
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [heads, ...rows].map(line).join('\n');
}
