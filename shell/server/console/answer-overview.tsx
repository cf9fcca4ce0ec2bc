import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuditEntry } from 'registry-client';
import { remoteNames } from 'shared-contracts/exposes';
import * as z from 'zod';
import type { Desk } from './desk.ts';
import { readDocument } from './read-document.ts';
import { viewRemote } from './remote-view.ts';
import { sendPage } from './send-page.tsx';
import { Overview, type OverviewProps } from './views/overview.tsx';

/** What is not understood is left out: it is only what to show. */
const querySchema = z.object({
  remote: z.enum(remoteNames).nullable().default(null).catch(null),
  changed: z
    .union([z.literal('nothing'), z.coerce.number().int()])
    .nullable()
    .default(null)
    .catch(null),
});

const changesShown = 50;
/** As many as the registry gives at once: publications are looked up in them. */
const changesAsked = 500;

export async function answerOverview(
  request: FastifyRequest,
  reply: FastifyReply,
  desk: Desk,
): Promise<FastifyReply> {
  const { remote: only, changed } = querySchema.parse(request.query);
  const [document, audit] = await Promise.all([
    readDocument(desk.registry),
    desk.registry.audit({ count: changesAsked, ...(only === null ? {} : { remote: only }) }),
  ]);
  const figures = desk.readHealth();
  const names = only === null ? remoteNames : [only];
  return sendPage(request, reply, desk, {
    status: 200,
    title: only === null ? 'Releases' : `Releases of ${only}`,
    content: (
      <Overview
        revision={document.revision}
        changedAt={document.generatedAt}
        shopRevision={desk.shopRevision()}
        remotes={names.map((name) => viewRemote({ document, audit, figures }, name, only !== null))}
        only={only}
        audit={audit.slice(0, changesShown)}
        hasFigures={figures.length > 0}
        done={findDone(audit, changed)}
      />
    ),
  });
}

/** In the audit's words, so that no link can claim what never happened. */
function findDone(audit: readonly AuditEntry[], changed: number | 'nothing' | null): OverviewProps['done'] {
  if (changed === 'nothing') return changed;
  return audit.find((entry) => entry.revision === changed) ?? null;
}
