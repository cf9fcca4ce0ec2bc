import type { ReactNode } from 'react';
import type { ReleaseVerdicts, ReleaseView } from '../remote-view.ts';
import { confirmPath, confirmUrl } from '../change-form.ts';
import { formatDate, formatDuration, noValue, releaseState } from '../labels.ts';
import { FailureRate, StateBadge, TrafficBar } from './indicators.tsx';

interface Column {
  name: string;
  /** Returns null or false for an empty cell. */
  show: (release: ReleaseView) => ReactNode;
}

export const columns: readonly Column[] = [
  {
    name: 'Traffic',
    show: ({ entry }) =>
      entry.deployment.traffic > 0 && (
        <TrafficBar traffic={entry.deployment.traffic} isCanary={releaseState(entry) === 'canary'} />
      ),
  },
  { name: 'Served', show: ({ verdicts }) => verdicts && <Verdicts verdicts={verdicts} /> },
  { name: 'Published', show: (release) => <Publication release={release} /> },
  {
    name: 'On this server',
    show: ({ figures }) =>
      figures && <FailureRate total={figures.server.shown} unit="regions" failed={figures.server.failed} />,
  },
  {
    name: 'Page render p50 / p99',
    show: ({ figures }) =>
      figures &&
      `${formatDuration(figures.server.render.p50)} / ${formatDuration(figures.server.render.p99)}`,
  },
  {
    name: 'In browsers',
    show: ({ figures }) =>
      figures && <FailureRate total={figures.browser.loads} unit="loads" failed={figures.browser.failures} />,
  },
  { name: 'LCP p75', show: ({ figures }) => figures && formatDuration(figures.browser.lcp.p75) },
  { name: 'INP p75', show: ({ figures }) => figures && formatDuration(figures.browser.inp.p75) },
  {
    name: 'Change',
    show: (release) =>
      (release.nextShare !== null || release.canBeBlocked) && <ReleaseActions release={release} />,
  },
];

export function ReleaseRow({ release }: { release: ReleaseView }) {
  const { version, entry } = release;
  return (
    <tr>
      <th scope="row">
        <span className="console-release">
          <span className="console-version">{version}</span>
          <StateBadge state={releaseState(entry)} />
          <span className="console-calm">{`budget ${entry.extras.ops.budgetKb}\u00A0kB`}</span>
        </span>
      </th>
      {columns.map(({ name, show }) => {
        const content = show(release) || null;
        return (
          <td key={name} data-label={name} data-empty={content === null ? '' : undefined}>
            {content ?? noValue}
          </td>
        );
      })}
    </tr>
  );
}

function Verdicts({ verdicts }: { verdicts: ReleaseVerdicts }) {
  const { serving, rejecting, shells, instances, why, alerts } = verdicts;
  if (shells === 0) return 'no shell reports';
  return (
    <span className="console-pair">
      <span>{`by ${serving} of ${shells}${instances === null ? '' : `, runs in ${instances}`}`}</span>
      {rejecting === 0 ? null : (
        <bdi className="console-bad">{`rejected by ${rejecting}: ${why ?? 'without a reason'}`}</bdi>
      )}
      {alerts.map((alert) => (
        <bdi key={alert} className="console-bad">
          {alert}
        </bdi>
      ))}
    </span>
  );
}

function Publication({ release: { published, entry } }: { release: ReleaseView }) {
  const { builtAt, commit } = entry.extras.ops;
  return (
    <span className="console-pair">
      <time dateTime={published?.when ?? builtAt}>
        {published ? formatDate(published.when) : `built ${formatDate(builtAt)}`}
      </time>
      <bdi className="console-calm">{published?.who ?? commit}</bdi>
    </span>
  );
}

/** Each action leads to its confirmation page. */
function ReleaseActions({ release }: { release: ReleaseView }) {
  const { remote: name, version, nextShare, canBeBlocked } = release;
  return (
    <span className="console-actions">
      {nextShare === null ? null : <PromoteForm release={release} share={nextShare} />}
      {canBeBlocked ? (
        <a
          className="console-button console-button-danger"
          href={confirmUrl({ action: 'block', name, version })}
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
