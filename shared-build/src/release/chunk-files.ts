import type { ChunkGroup, Stats } from 'webpack';
import { exposeChunkName, type FederationConfig } from '../federation.ts';

export interface ChunkFiles {
  exposes: Record<string, { js: string[]; css: string[]; messages: Record<string, string[]> }>;
  messages: Record<string, string>;
}

/**
 * Returns the browser files that each expose needs at once, and the chunks with its messages in each locale. The page
 * names them in its head, so that the browser loads them in parallel. Style sheets of deferred parts are among them,
 * because the server renders those parts.
 */
export function chunkFiles(stats: Stats, federation: FederationConfig): ChunkFiles {
  const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true });
  const filesOf = (group: string) => namedChunkGroups[group]?.assets?.map((asset) => asset.name) ?? [];
  const exposes: ChunkFiles['exposes'] = {};
  for (const expose of Object.keys(federation.exposes)) {
    const name = exposeChunkName(federation, expose);
    const files = filesOf(name);
    if (files.length === 0) throw new Error(`${federation.name} was built without a chunk for ${expose}`);
    exposes[expose] = {
      js: files.filter((file) => file.endsWith('.js')),
      css: stylesheetsOf(stats, name),
      messages: messagesOf(stats, name),
    };
  }
  const messages: ChunkFiles['messages'] = {};
  for (const group of Object.keys(namedChunkGroups)) {
    const locale = /^messages-([a-z]{2}_[A-Z]{2})$/.exec(group)?.[1];
    const file = filesOf(group).find((each) => each.endsWith('.js'));
    if (locale && file) messages[locale] = file;
  }
  return { exposes, messages };
}

/** Returns the chunks of the catalogues that the expose's own code loads, such as `messages-entry-en_GB`, by locale. */
function messagesOf({ compilation }: Stats, name: string): Record<string, string[]> {
  const messages: Record<string, string[]> = {};
  for (const group of compilation.namedChunkGroups.get(name)?.getChildren() ?? []) {
    const locale = /^messages-(?:[\w-]+-)?([a-z]{2}_[A-Z]{2})$/.exec(group.name ?? '')?.[1];
    if (locale !== undefined) {
      const files = group.getFiles().filter((file) => file.endsWith('.js'));
      messages[locale] = [...(messages[locale] ?? []), ...files].toSorted();
    }
  }
  return messages;
}

function stylesheetsOf({ compilation }: Stats, name: string): string[] {
  const groups = new Set<ChunkGroup>();
  function add(group: ChunkGroup): void {
    if (groups.has(group)) return;
    groups.add(group);
    for (const child of group.getChildren()) add(child);
  }
  const group = compilation.namedChunkGroups.get(name);
  if (group) add(group);
  const files = [...groups].flatMap((each) => each.getFiles());
  return [...new Set(files)].filter((file) => file.endsWith('.css'));
}
