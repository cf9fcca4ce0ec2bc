import { readFile } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import { verdictOf, type ReleaseVerdict, type StoredReport } from 'registry-client';
import { maxLiveReleases, remoteNameSchema, versionSchema, type RemoteName } from 'shared-contracts/releases';
import writeFileAtomic from 'write-file-atomic';
import * as z from 'zod';

/** A release in one of its promotions: promoting it again asks for a new verdict. */
export interface PromotedRelease {
  remote: RemoteName;
  version: string;
  /** Revision of the promotion. */
  promotedIn: number;
}

/** Rejections that outlive this process. */
export interface Rejections {
  /** Reads the stored rejections. Called once, at the start. */
  load(): Promise<void>;
  /** Returns why this shell has rejected a release, also before a restart. */
  ownReason(release: PromotedRelease): string | undefined;
  /** Returns why other shells of the same build reject a release, if none of them serves it. */
  othersReason(release: PromotedRelease): string | undefined;
  /** Stores a rejection. */
  add(release: PromotedRelease, why: string): Promise<void>;
  /** Replaces what is known of the other shells. */
  learn(reports: readonly StoredReport[]): void;
}

export interface RejectionsOptions {
  file: string;
  /** Name of this shell. */
  shell: string;
  /** Version of the shell's build: another build may serve what this one rejects. */
  build: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** For every live release one, and as many of releases that were live before. */
const maxRejections = 2 * maxLiveReleases;

const fileSchema = z.object({
  build: z.string(),
  rejections: z.array(
    z.object({
      remote: remoteNameSchema,
      version: versionSchema,
      promotedIn: z.number().int(),
      why: z.string(),
    }),
  ),
});

type StoredRejection = z.infer<typeof fileSchema>['rejections'][number];

export function createRejections({ file, shell, build, log }: RejectionsOptions): Rejections {
  let own: StoredRejection[] = [];
  let others: StoredReport[] = [];

  return {
    async load() {
      try {
        const stored = fileSchema.parse(JSON.parse(await readFile(file, 'utf8')));
        if (stored.build === build) own = stored.rejections;
      } catch {
        own = []; // first start, or a damaged file: releases are probed again
      }
    },
    ownReason: ({ remote, version, promotedIn }) =>
      own.find(
        (known) => known.remote === remote && known.version === version && known.promotedIn === promotedIn,
      )?.why,
    othersReason(release) {
      const verdicts = others
        .filter((report) => report.build === build && report.shell !== shell)
        .map((report) => ({ shell: report.shell, verdict: verdictOf(report, release) }));
      const is = (outcome: ReleaseVerdict['outcome']) =>
        verdicts.find((each) => each.verdict?.outcome === outcome);
      // Where shells disagree, the probe of this one decides.
      if (is('serves')) return undefined;
      const rejecting = is('rejects');
      return rejecting && `${rejecting.shell} rejects it: ${rejecting.verdict?.why ?? 'without a reason'}`;
    },
    async add(release, why) {
      own = [...own, { ...release, why }].slice(-maxRejections);
      try {
        await writeFileAtomic(file, JSON.stringify({ build, rejections: own }));
      } catch (error) {
        log.warn(
          { err: error },
          'a rejection could not be stored; after a restart the release is probed again',
        );
      }
    },
    learn: (reports) => {
      others = [...reports];
    },
  };
}
