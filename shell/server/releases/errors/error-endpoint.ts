import type { KeyObject } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { scrubText } from '../../../src/error-reports/scrub-text.ts';
import { errorPath } from '../../../src/error-reports/error-path.ts';
import { tabErrorsSchema } from '../../../src/error-reports/tab-errors.ts';
import { registerReportEndpoint } from '../tab-reports/report-endpoint.ts';
import type { ErrorReporter } from './error-reporter.ts';

/** Five errors with twelve frames each. */
const maxBodyBytes = 24 * 1024;
/** 150 errors; a shell passes on 240 in a minute, so one network cannot displace those of all others. */
const maxReportsPerNetworkPerMinute = 30;

export interface ErrorEndpointOptions {
  errors: Pick<ErrorReporter, 'add'>;
  /** Key that signs visitor ids. */
  visitorKey: KeyObject;
}

/** Registers the endpoint for errors of tabs. Their texts are scrubbed again: any client may post here. */
export async function registerErrorEndpoint(
  app: FastifyInstance,
  { errors, visitorKey }: ErrorEndpointOptions,
): Promise<void> {
  await registerReportEndpoint(app, {
    path: errorPath,
    maxBodyBytes,
    maxReportsPerNetworkPerMinute,
    visitorKey,
    receive(body) {
      const parsed = tabErrorsSchema.safeParse(body);
      if (!parsed.success) return;
      for (const error of parsed.data.errors) {
        const frames = error.frames.map((frame) => ({
          ...frame,
          functionName: frame.functionName === null ? null : scrubText(frame.functionName),
        }));
        errors.add('browser', {
          ...error,
          name: scrubText(error.name),
          message: scrubText(error.message),
          pageType: error.pageType === scrubText(error.pageType ?? '') ? error.pageType : null,
          frames,
        });
      }
    },
  });
}
