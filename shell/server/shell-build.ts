import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
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
  /** Scripts and style sheets of the shell that every overlay needs. Absent from earlier builds. */
  overlays: z.optional(z.array(z.string())),
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

/** Reads a build of the shell: the folder of its browser files, and the description beside its server, `shell.json`. */
export function readShellBuild(folder: string, descriptionFile: string): ShellBuild {
  const build = shellBuildSchema.parse(JSON.parse(readFileSync(descriptionFile, 'utf8')));
  return { ...build, folder, startScript: inlineScript(readFileSync(join(folder, build.start), 'utf8')) };
}

/** Reads the style sheets of a shell's release from its `server/shell.json`, in their order. */
export async function readShellStylesheets(file: string): Promise<readonly string[]> {
  return shellBuildSchema.parse(JSON.parse(await readFile(file, 'utf8'))).stylesheets;
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

/** Other faces, such as those for letters outside Western European languages, are fetched when a page needs them. */
const fontsOfEveryPagePattern = /^(barlow-condensed-latin-700|source-sans-3-latin-wght)-normal\..+\.woff2$/;

/** Returns the URLs of the web fonts that every page uses. */
export function fontsOfEveryPage({ version, assets }: ShellBuild): string[] {
  return Object.keys(assets)
    .filter((file) => fontsOfEveryPagePattern.test(file))
    .map((file) => assetUrl('shell', version, file));
}

/** Returns the source expression that allows an inline script or style sheet in a Content Security Policy. */
export function inlineHashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
