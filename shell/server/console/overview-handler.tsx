import type { FastifyReply, FastifyRequest } from 'fastify';
import { releaseNamesOf, runningShells, type AuditEntry } from 'registry-client';
import { remoteNameSchema } from 'shared-contracts/releases';
import * as z from 'zod';
import { readDocument, type ConsoleContext } from './console-context.ts';
import { viewRemote } from './remote-view.ts';
import { sendPage } from './send-page.tsx';
import { Overview, type OverviewProps } from './views/overview.tsx';

/** Invalid values are ignored: they only select what is shown. */
const querySchema = z.object({
  remote: z.nullable(remoteNameSchema).default(null).catch(null),
  changed: z
    .union([z.literal('nothing'), z.coerce.number().int()])
    .nullable()
    .default(null)
    .catch(null),
});

const maxChangesShown = 50;
/** The registry's page size. The publication dates of releases are looked up in these entries. */
const maxChangesRead = 500;

/** `GET /__releases`: all remotes, or one of them. */
export async function handleOverview(
  request: FastifyRequest,
  reply: FastifyReply,
  context: ConsoleContext,
): Promise<FastifyReply> {
  const { remote: asked, changed } = querySchema.parse(request.query);
  const [document, { now, reports }, audit] = await Promise.all([
    readDocument(context.registry),
    context.registry.reports(),
    context.registry.audit({ count: maxChangesRead, ...(asked === null ? {} : { remote: asked }) }),
  ]);
  const names = releaseNamesOf(document);
  const only = names.find((name) => name === asked) ?? null;
  const figures = context.readHealth();
  const shells = runningShells(reports, Date.parse(now));
  const shown = only === null ? names : [only];
  return sendPage(request, reply, context, {
    status: 200,
    title: only === null ? 'Releases' : `Releases of ${only}`,
    content: (
      <Overview
        revision={document.revision}
        changedAt={document.generatedAt}
        shopRevision={context.shopRevision()}
        remotes={shown.map((name) => viewRemote({ document, audit, figures, shells }, name, only !== null))}
        names={names}
        only={only}
        audit={audit.slice(0, maxChangesShown)}
        hasFigures={figures.length > 0}
        change={findChange(audit, changed)}
      />
    ),
  });
}

/** Looks the change up in the audit, so that a forged link cannot claim a change. */
function findChange(
  audit: readonly AuditEntry[],
  changed: number | 'nothing' | null,
): OverviewProps['change'] {
  if (changed === 'nothing') return changed;
  return audit.find((entry) => entry.revision === changed) ?? null;
}
