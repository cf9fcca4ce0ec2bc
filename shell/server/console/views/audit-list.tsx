import type { AuditEntry } from 'registry-client';
import { formatDate, formatPercent } from '../labels.ts';

/** Who changed what, and why; the latest first. Reasons are shown as text and isolated from the text around them. */
export function AuditList({ entries }: { entries: readonly AuditEntry[] }) {
  if (entries.length === 0) return <p className="console-empty">Nothing was changed yet.</p>;
  return (
    <ol className="console-audit">
      {entries.map((entry) => (
        <li key={entry.revision}>
          <p className="console-audit-what">
            <strong>{describeEntry(entry)}</strong>
            <span className="console-calm">{`revision ${entry.revision}`}</span>
          </p>
          <p className="console-audit-who">
            <bdi>{entry.who}</bdi>, <time dateTime={entry.when}>{formatDate(entry.when)}</time>
          </p>
          {entry.why === null ? null : (
            <p className="console-audit-why" dir="auto">
              {entry.why}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

const actionLabels = {
  publish: 'Published',
  promote: 'Promoted',
  rollback: 'Rolled back',
  block: 'Blocked',
  remove: 'Removed',
} as const;

export function describeEntry({
  what: { action, remote, version, traffic, withoutApi },
}: AuditEntry): string {
  const share = traffic === undefined ? '' : ` to ${formatPercent(traffic)}`;
  const option = withoutApi ? ' without a comparison with the API' : '';
  return (
    [actionLabels[action], remote, version].filter((word) => word !== undefined).join(' ') + share + option
  );
}
