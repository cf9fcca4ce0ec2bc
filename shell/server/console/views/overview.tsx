import type { AuditEntry } from 'registry-client';
import { remoteNames, type RemoteName } from 'shared-contracts/exposes';
import { remoteAddress } from '../addresses.ts';
import type { RemoteView } from '../remote-view.ts';
import { moment } from '../words.ts';
import { AuditList, whatOf } from './audit-list.tsx';
import { Notice } from './notice.tsx';
import { RemoteSection } from './remote-section.tsx';

export interface OverviewProps {
  revision: number;
  /** When the registry came to it. */
  changedAt: string;
  /** Of this shop's server, which may be on its way to the registry's. */
  shopRevision: number;
  remotes: readonly RemoteView[];
  /** Null: all of them. */
  only: RemoteName | null;
  audit: readonly AuditEntry[];
  hasFigures: boolean;
  /** What was changed a moment ago. */
  done: AuditEntry | 'nothing' | null;
}

export function Overview(props: OverviewProps) {
  const { revision, changedAt, shopRevision, remotes, only, audit, hasFigures, done } = props;
  return (
    <>
      <div className="console-title">
        <h1>Releases</h1>
        <p className="console-calm">
          {`Revision ${revision}, ${moment(changedAt)}. `}
          {shopRevision === revision ? 'This shop follows it.' : `This shop is at revision ${shopRevision}.`}
          {' All times are UTC.'}
        </p>
        <a className="console-button" href={remoteAddress(only)}>
          Reload
        </a>
      </div>
      {done === null ? null : <Done done={done} />}
      <RemoteChoice only={only} />
      {hasFigures ? (
        <p className="console-calm">Health is what this server and the tabs that report to it saw lately.</p>
      ) : (
        <Notice tone="info" title="Nothing measured yet">
          <p>Health is shown once this server has made pages and tabs have reported to it.</p>
        </Notice>
      )}
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

function Done({ done }: { done: AuditEntry | 'nothing' }) {
  if (done === 'nothing')
    return <Notice tone="info" title="Nothing had to be changed: it was like that already." />;
  return (
    <Notice tone="success" title={`${whatOf(done)}.`}>
      <p>The shop follows within seconds. Open tabs keep what they have until their next full page load.</p>
    </Notice>
  );
}

function RemoteChoice({ only }: { only: RemoteName | null }) {
  return (
    <nav className="console-choice" aria-label="Remotes">
      {[null, ...remoteNames].map((name) => (
        <a
          key={name}
          className="console-chip"
          href={remoteAddress(name)}
          aria-current={name === only ? 'page' : undefined}
        >
          {name ?? 'All remotes'}
        </a>
      ))}
    </nav>
  );
}
