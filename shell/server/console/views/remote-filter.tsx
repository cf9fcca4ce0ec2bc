import type { RemoteName } from 'shared-contracts/releases';

export interface RemoteFilterProps {
  /** Names of all remotes. */
  names: readonly RemoteName[];
  /** The one remote that is shown; null: all of them. */
  only: RemoteName | null;
  urlOf: (remote: RemoteName | null) => string;
}

/** Links to the same page of each remote and of all. */
export function RemoteFilter({ names, only, urlOf }: RemoteFilterProps) {
  return (
    <nav className="console-choice" aria-label="Remotes">
      {[null, ...names].map((name) => (
        <a
          key={name}
          className="console-chip"
          href={urlOf(name)}
          aria-current={name === only ? 'page' : undefined}
        >
          {name ?? 'All remotes'}
        </a>
      ))}
    </nav>
  );
}
