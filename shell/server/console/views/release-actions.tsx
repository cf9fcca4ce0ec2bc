import { confirmAddress, confirmPath } from '../console-urls.ts';
import type { ReleaseView } from '../remote-view.ts';

/** Every one of these only leads to a confirmation. */
export function ReleaseActions({ release }: { release: ReleaseView }) {
  const { remote: name, version, nextShare, mayBeBlocked } = release;
  return (
    <span className="console-actions">
      {nextShare === null ? null : <PromoteForm release={release} share={nextShare} />}
      {mayBeBlocked ? (
        <a
          className="console-button console-button-danger"
          href={confirmAddress({ action: 'block', name, version })}
        >
          Block<span className="visually-hidden">{` ${name} ${version}`}</span>…
        </a>
      ) : null}
    </span>
  );
}

function PromoteForm({ release: { remote, version }, share }: { release: ReleaseView; share: number }) {
  return (
    <form className="console-promote" method="get" action={confirmPath}>
      <input type="hidden" name="action" value="promote" />
      <input type="hidden" name="remote" value={remote} />
      <input type="hidden" name="version" value={version} />
      <label className="console-share">
        <span className="visually-hidden">{`Percent of the visitors for ${remote} ${version}`}</span>
        <input type="number" name="share" min={1} max={100} required defaultValue={share} />
        <span aria-hidden="true">%</span>
      </label>
      <button className="console-button" type="submit">
        Promote<span className="visually-hidden">{` ${remote} ${version}`}</span>…
      </button>
    </form>
  );
}
