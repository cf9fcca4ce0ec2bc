import type { FastifyInstance } from 'fastify';
import { entriesOf, findVersion } from 'registry-client/domain/registry-document';
import { shellReportSchema } from 'registry-client/domain/shell-report';
import type { FindAccess } from '../../access/access.ts';
import type { RegistryPorts } from '../../change-registry.ts';
import type { ShellReports } from '../../store/registry-store.ts';
import { createAuthentication } from '../authenticate.ts';
import { readBody } from '../read-request.ts';

/** In bytes: two verdicts with their reasons for every remote. */
const maxBodyBytes = 256 * 1024;

/** Reports of the shells: which releases they serve, and which they reject and why. */
export function registerReportRoutes(
  app: FastifyInstance,
  { store, now, reports }: RegistryPorts & { reports: ShellReports },
  access: FindAccess,
): void {
  const onReport = createAuthentication(access, ['report']);
  const onRead = createAuthentication(access);
  const answer = async () => ({ now: now().toISOString(), reports: await reports.all() });

  app.post('/registry/reports', { onRequest: onReport, bodyLimit: maxBodyBytes }, async (request) => {
    const report = readBody(shellReportSchema, request.body);
    const document = await store.read();
    const isPublished = ({
      remote,
      version,
    }: {
      remote: (typeof report.verdicts)[number]['remote'];
      version: string;
    }) => findVersion(entriesOf(document, remote), version) !== undefined;
    await reports.put({
      ...report,
      verdicts: report.verdicts.filter(isPublished),
      served: report.served.filter(isPublished),
      alerts: report.alerts.filter(isPublished),
      at: now().toISOString(),
    });
    if (report.conflict !== null || report.revision > document.revision) {
      request.log.error(
        { shell: report.shell, its: report.revision, ours: document.revision, conflict: report.conflict },
        'a shell uses a later revision than this registry has, or other content under its number; was a backup restored?',
      );
    }
    return answer();
  });

  app.get('/registry/reports', { onRequest: onRead }, answer);
}
