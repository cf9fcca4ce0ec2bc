import type { RegistryEntry } from 'shared-contracts/releases';
import type { Move } from '../preview-change.ts';
import { standingOf } from '../labels.ts';
import { StandingBadge } from './standing-badge.tsx';
import { TrafficBar } from './traffic-bar.tsx';

/** Every release whose place changes: what it is now, and what it will be then. */
export function MoveTable({ moves }: { moves: readonly Move[] }) {
  return (
    <table className="console-moves">
      <thead>
        <tr>
          <th scope="col">Release</th>
          <th scope="col">Now</th>
          <th scope="col">Then</th>
        </tr>
      </thead>
      <tbody>
        {moves.map(({ version, before, after }) => (
          <tr key={version}>
            <th scope="row" className="console-version">
              {version}
            </th>
            <td>
              <Place entry={before} />
            </td>
            <td>
              <Place entry={after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Place({ entry }: { entry: RegistryEntry }) {
  const standing = standingOf(entry);
  return (
    <span className="console-place">
      <StandingBadge standing={standing} />
      <TrafficBar traffic={entry.deployment.traffic} isCanary={standing === 'canary'} />
    </span>
  );
}
