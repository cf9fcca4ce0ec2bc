import type { ReactNode } from 'react';
import type { ReleaseView } from '../remote-view.ts';
import { duration, moment, nothing, standingOf } from '../labels.ts';
import { Failures } from './indicators.tsx';
import { ReleaseActions } from './release-actions.tsx';
import { StandingBadge } from './standing-badge.tsx';
import { TrafficBar } from './traffic-bar.tsx';

interface Column {
  name: string;
  /** Null or false where there is nothing to be said. */
  show: (release: ReleaseView) => ReactNode;
}

export const columns: readonly Column[] = [
  {
    name: 'Traffic',
    show: ({ entry }) =>
      entry.deployment.traffic > 0 && (
        <TrafficBar traffic={entry.deployment.traffic} isCanary={standingOf(entry) === 'canary'} />
      ),
  },
  { name: 'Published', show: (release) => <Publication release={release} /> },
  {
    name: 'On this server',
    show: ({ figures }) =>
      figures && <Failures total={figures.server.shown} unit="regions" failed={figures.server.failed} />,
  },
  {
    name: 'Page render p50 / p99',
    show: ({ figures }) =>
      figures && `${duration(figures.server.render.p50)} / ${duration(figures.server.render.p99)}`,
  },
  {
    name: 'In browsers',
    show: ({ figures }) =>
      figures && <Failures total={figures.browser.loads} unit="loads" failed={figures.browser.failures} />,
  },
  { name: 'LCP p75', show: ({ figures }) => figures && duration(figures.browser.lcp.p75) },
  { name: 'INP p75', show: ({ figures }) => figures && duration(figures.browser.inp.p75) },
  {
    name: 'Change',
    show: (release) =>
      (release.nextShare !== null || release.mayBeBlocked) && <ReleaseActions release={release} />,
  },
];

export function ReleaseRow({ release }: { release: ReleaseView }) {
  const { version, entry } = release;
  return (
    <tr>
      <th scope="row">
        <span className="console-release">
          <span className="console-version">{version}</span>
          <StandingBadge standing={standingOf(entry)} />
          <span className="console-calm">{`budget ${entry.extras.ops.budgetKb}\u00A0kB`}</span>
        </span>
      </th>
      {columns.map(({ name, show }) => {
        const content = show(release) || null;
        return (
          <td key={name} data-label={name} data-empty={content === null ? '' : undefined}>
            {content ?? nothing}
          </td>
        );
      })}
    </tr>
  );
}

function Publication({ release: { published, entry } }: { release: ReleaseView }) {
  const { builtAt, commit } = entry.extras.ops;
  return (
    <span className="console-pair">
      <time dateTime={published?.when ?? builtAt}>
        {published ? moment(published.when) : `built ${moment(builtAt)}`}
      </time>
      <bdi className="console-calm">{published?.who ?? commit}</bdi>
    </span>
  );
}
