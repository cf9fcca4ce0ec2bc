import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { assetUrl } from '../src/remotes/snapshot.ts';

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
  /** Code of the first script, which is inline in every page. */
  startScript: string;
};

/** A style sheet as a `link` element names it. */
export interface Stylesheet {
  href: string;
  integrity: string;
}

/** Reads the description of the shell's browser build, `shell.json`. */
export function readShellBuild(folder: string): ShellBuild {
  const build = shellBuildSchema.parse(JSON.parse(readFileSync(join(folder, 'shell.json'), 'utf8')));
  return { ...build, folder, startScript: inlineScript(readFileSync(join(folder, build.start), 'utf8')) };
}

/** Throws if an HTML parser would end the script element early. */
function inlineScript(code: string): string {
  // Its URL would be relative to the page.
  const script = code.replace(/\n?\/\/# sourceMappingURL=\S*\s*$/, '');
  if (/<\/script|<!--/i.test(script)) throw new Error('The first script must not contain </script or <!--');
  return script;
}

/** Returns the style sheets of the shell itself, which every page has. */
export function shellStylesheets(build: ShellBuild): Stylesheet[] {
  return build.stylesheets.map((file) => ({
    href: assetUrl('shell', build.version, file),
    integrity: build.assets[file] ?? '',
  }));
}

/** Returns the source expression that allows an inline script in a Content Security Policy. */
export function scriptHashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
