import type { AuditEntry } from 'registry-client';
import type { RemoteName } from 'shared-contracts/releases';
import { errorsUrl, remoteUrl } from '../change-form.ts';
import type { RemoteView } from '../remote-view.ts';
import { formatDate } from '../labels.ts';
import { AuditList, describeEntry } from './audit-list.tsx';
import { Notice } from './notice.tsx';
import { RemoteFilter } from './remote-filter.tsx';
import { RemoteSection } from './remote-section.tsx';

export interface OverviewProps {
  revision: number;
  /** Time of the registry's last change, ISO 8601. */
  changedAt: string;
  /** Revision that this server renders with; it follows the registry's within seconds. */
  shopRevision: number;
  remotes: readonly RemoteView[];
  /** Names of all remotes. */
  names: readonly RemoteName[];
  /** The one remote that is shown; null: all of them. */
  only: RemoteName | null;
  audit: readonly AuditEntry[];
  hasFigures: boolean;
  /** The change that was just made. */
  change: AuditEntry | 'nothing' | null;
}

export function Overview(props: OverviewProps) {
  const { revision, changedAt, shopRevision, remotes, names, only, audit, hasFigures, change } = props;
  return (
    <>
      <div className="console-title">
        <h1>Releases</h1>
        <p className="console-calm">
          {`Revision ${revision}, ${formatDate(changedAt)}. `}
          {shopRevision === revision ? 'This shop follows it.' : `This shop is at revision ${shopRevision}.`}
          {' All times are UTC.'}
        </p>
        <a className="console-button" href={errorsUrl(only)}>
          Errors
        </a>
        <a className="console-button" href={remoteUrl(only)}>
          Reload
        </a>
      </div>
      {change === null ? null : <ChangeNotice change={change} />}
      <RemoteFilter names={names} only={only} urlOf={remoteUrl} />
      {hasFigures ? (
        <p className="console-calm">Health is what this server and the tabs that report to it saw lately.</p>
      ) : (
        <Notice tone="info" title="Nothing measured yet">
          <p>Health is shown once this server has made pages and tabs have reported to it.</p>
        </Notice>
      )}
      {names.length === 0 ? <p className="console-empty">No release was ever published.</p> : null}
      {remotes.map((remote) => (
        <RemoteSection key={remote.name} remote={remote} />
      ))}
      <section className="console-remote" aria-labelledby="audit">
        <h2 id="audit">{only === null ? 'Latest changes' : `Latest changes of ${only}`}</h2>
        <AuditList entries={audit} />
      </section>
    </>
  );
}

function ChangeNotice({ change }: { change: AuditEntry | 'nothing' }) {
  if (change === 'nothing')
    return <Notice tone="info" title="Nothing had to be changed: it was like that already." />;
  return (
    <Notice tone="success" title={`${describeEntry(change)}.`}>
      <p>The shop follows within seconds. Open tabs keep what they have until their next full page load.</p>
    </Notice>
  );
}
