import { confirmUrl, remoteUrl } from '../change-form.ts';
import type { RemoteView } from '../remote-view.ts';
import { columns, ReleaseRow } from './release-row.tsx';

export function RemoteSection({ remote }: { remote: RemoteView }) {
  const { name, squad, hiddenCount, rollback } = remote;
  const titleId = `remote-${name}`;
  return (
    <section className="console-remote" aria-labelledby={titleId}>
      <div className="console-remote-head">
        <h2 id={titleId}>{name}</h2>
        {squad === null ? null : <p className="console-calm">{`squad ${squad}`}</p>}
        {rollback ? (
          <a className="console-button" href={confirmUrl({ action: 'rollback', name })}>
            {rollback.endsCanary ? 'End the canary' : `Roll back to ${rollback.version}`}
            <span className="visually-hidden">{` of ${name}`}</span>…
          </a>
        ) : null}
      </div>
      <ReleaseTable remote={remote} titleId={titleId} />
      {hiddenCount === 0 ? null : (
        <p>
          <a
            className="console-more"
            href={remoteUrl(name)}
          >{`Show ${hiddenCount} older ${hiddenCount === 1 ? 'release' : 'releases'} of ${name}`}</a>
        </p>
      )}
    </section>
  );
}

function ReleaseTable({ remote, titleId }: { remote: RemoteView; titleId: string }) {
  return (
    <table className="console-table" aria-labelledby={titleId}>
      <thead>
        <tr>
          {['Release', ...columns.map(({ name }) => name)].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {remote.releases.map((release) => (
          <ReleaseRow key={release.version} release={release} />
        ))}
      </tbody>
    </table>
  );
}
