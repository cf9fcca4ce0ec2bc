import type { ErrorGroup, SourceFrame } from 'registry-client';
import type { RemoteName } from 'shared-contracts/releases';
import { errorsUrl, remoteUrl } from '../change-form.ts';
import { formatCount, formatDate } from '../labels.ts';
import { RemoteFilter } from './remote-filter.tsx';

export interface ErrorsPageProps {
  /** The latest first. */
  groups: readonly ErrorGroup[];
  names: readonly RemoteName[];
  /** The one remote whose errors are shown; null: those of all. */
  only: RemoteName | null;
}

/** Errors in browsers and on servers, grouped. Their texts come from releases and browsers, and are shown as text. */
export function ErrorsPage({ groups, names, only }: ErrorsPageProps) {
  return (
    <>
      <div className="console-title">
        <h1>{only === null ? 'Errors' : `Errors of ${only}`}</h1>
        <p className="console-calm">
          The first errors of each tab, and those of regions on the servers. E-mail addresses, URLs, tokens
          and long numbers are removed. All times are UTC.
        </p>
        <a className="console-button" href={remoteUrl(only)}>
          Releases
        </a>
        <a className="console-button" href={errorsUrl(only)}>
          Reload
        </a>
      </div>
      <RemoteFilter names={names} only={only} urlOf={errorsUrl} />
      {groups.length === 0 ? <p className="console-empty">No errors were reported.</p> : null}
      <ul className="console-errors">
        {groups.map((group) => (
          <li key={group.key} className="console-error">
            <ErrorDetails group={group} />
          </li>
        ))}
      </ul>
    </>
  );
}

const sourceLabels: Record<ErrorGroup['source'], string> = {
  region: 'a region failed',
  startup: 'a startup task failed',
  window: 'uncaught',
  promise: 'uncaught in a promise',
};

function ErrorDetails({ group }: { group: ErrorGroup }) {
  const { remote, side, source, phase, name, message, frames, count, firstAt, lastAt } = group;
  const where = side === 'browser' ? 'in browsers' : 'on servers';
  return (
    <>
      <h2 className="console-error-title">
        <bdi>{`${name}: ${message}`}</bdi>
      </h2>
      <p className="console-calm">
        {`${remote} ${where}, ${sourceLabels[source]}${phase === null ? '' : ` (${phase})`}. `}
        {`${formatCount(count)} ${count === 1 ? 'time' : 'times'}, first `}
        <time dateTime={firstAt}>{formatDate(firstAt)}</time>
        {', last '}
        <time dateTime={lastAt}>{formatDate(lastAt)}</time>.
      </p>
      {frames.length === 0 ? null : (
        <ol className="console-stack">
          {frames.map((frame, index) => (
            <li key={index}>
              <Frame frame={frame} />
            </li>
          ))}
        </ol>
      )}
      <p className="console-calm">
        {`Versions: ${listCounts(Object.entries(group.versions).map(([version, counts]) => [version, counts.count]))}. `}
        {`Pages: ${listCounts(Object.entries(group.pageTypes))}.`}
      </p>
    </>
  );
}

function Frame({ frame: { functionName, file, line, column, isMapped } }: { frame: SourceFrame }) {
  return (
    <>
      {functionName === null ? null : <bdi>{`${functionName} `}</bdi>}
      <code>{`${file}:${line}:${column}`}</code>
      {isMapped ? null : ' (not mapped)'}
    </>
  );
}

function listCounts(counts: readonly (readonly [string, number])[]): string {
  return counts.map(([name, count]) => `${name} (${formatCount(count)})`).join(', ');
}
