import type { AuditEntry } from 'registry-client';
import { moment, percent } from '../words.ts';

/** Who changed what, and why; the latest first. Whoever wrote it, it is text, and nothing of it leaves its box. */
export function AuditList({ entries }: { entries: readonly AuditEntry[] }) {
  if (entries.length === 0) return <p className="console-empty">Nothing was changed yet.</p>;
  return (
    <ol className="console-audit">
      {entries.map((entry) => (
        <li key={entry.revision}>
          <p className="console-audit-what">
            <strong>{whatOf(entry)}</strong>
            <span className="console-calm">{`revision ${entry.revision}`}</span>
          </p>
          <p className="console-audit-who">
            <bdi>{entry.who}</bdi>, <time dateTime={entry.when}>{moment(entry.when)}</time>
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

const actions = {
  publish: 'Published',
  promote: 'Promoted',
  rollback: 'Rolled back',
  block: 'Blocked',
} as const;

export function whatOf({ what: { action, remote, version, traffic } }: AuditEntry): string {
  const share = traffic === undefined ? '' : ` to ${percent(traffic)}`;
  return [actions[action], remote, version].filter((word) => word !== undefined).join(' ') + share;
}
