import { remoteNameSchema, versionSchema } from 'shared-contracts/releases';
import * as z from 'zod/mini';
import { sides } from '../release-dir/layout.ts';
import { printableText } from './printable-text.ts';

/** The innermost frames of a stack that are reported. */
const maxFrames = 12;
/** Different errors in one report of a shell. */
export const maxReportedErrors = 20;

const position = z.int().check(z.minimum(0), z.maximum(10_000_000));

/** A place in a script of a release. */
const frameSchema = z.strictObject({
  remote: remoteNameSchema,
  version: versionSchema,
  /** With its side, as in `browser/remoteEntry.js`. */
  file: z.string().check(z.regex(/^(browser|server)(\/[\w-][\w.-]*)+$/), z.maxLength(220)),
  /** The first one is 1. */
  line: position,
  /** The first one is 1, as in a stack. */
  column: position,
  functionName: z.nullable(printableText(80)),
});

export type ErrorFrame = z.infer<typeof frameSchema>;

/** Name, message and stack of an error. */
export const errorDescriptionSchema = z.strictObject({
  name: printableText(60),
  /** Without personal data: see `scrubText` of the shell. */
  message: printableText(300),
  /** The innermost first. Only frames in scripts of releases. */
  frames: z.array(frameSchema).check(z.maxLength(maxFrames)),
});

export type ErrorDescription = z.infer<typeof errorDescriptionSchema>;

/**
 * What noticed an error: the boundary of a region, a startup task, the window (also for timers and event
 * handlers), or a rejected promise that no code handled.
 */
export const errorSources = ['region', 'startup', 'window', 'promise'] as const;
export type ErrorSource = (typeof errorSources)[number];

/** An error of a release, as a tab or a rendering process reports it. */
export const releaseErrorSchema = z.extend(errorDescriptionSchema, {
  /** The release whose code failed. */
  remote: remoteNameSchema,
  version: versionSchema,
  source: z.enum(errorSources),
  /** Of a region: while its code was loaded, its data or its render. */
  phase: z.nullable(z.enum(['missing', 'load', 'timeout', 'data', 'render'])),
  /** As in `shell:page-viewed`; null if it is not known. */
  pageType: z.nullable(z.string().check(z.regex(/^[a-z][\w/-]{0,59}$/i))),
});

export type ReleaseError = z.infer<typeof releaseErrorSchema>;

/** Errors of a shell and of its tabs since its last report. */
export const errorReportSchema = z.strictObject({
  errors: z
    .array(
      z.extend(releaseErrorSchema, {
        side: z.enum(sides),
        /** How often it was reported. */
        count: z.int().check(z.minimum(1), z.maximum(100_000)),
      }),
    )
    .check(z.maxLength(maxReportedErrors)),
});

export type ErrorReport = z.infer<typeof errorReportSchema>;
export type CountedError = ErrorReport['errors'][number];
