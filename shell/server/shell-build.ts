import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const shellBuildSchema = z.object({
  version: z.string(),
  /** The first script of a page, and the main script. */
  start: z.string(),
  main: z.string(),
  /** In order. */
  stylesheets: z.array(z.string()),
  /** Locale → chunk with the shell's own messages. */
  messages: z.record(z.string(), z.string()),
  /** File → `sha384-…`. */
  assets: z.record(z.string(), z.string()),
});

export type ShellBuild = z.infer<typeof shellBuildSchema> & {
  folder: string;
};

/** Reads the description of the shell's browser build, `shell.json`. */
export function readShellBuild(folder: string): ShellBuild {
  return { ...shellBuildSchema.parse(JSON.parse(readFileSync(join(folder, 'shell.json'), 'utf8'))), folder };
}
