import { readFileSync } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { sha384 } from 'registry-client/release-dir/sha384';
import { assetUrl } from '../../../src/remotes/snapshot.ts';
import { inlineHashOf, type Stylesheet } from '../../shell-build.ts';

/** A style sheet of the shell or of a release. */
export interface StylesheetRef {
  /** `shell`, or the name of a remote. */
  owner: string;
  version: string;
  file: string;
}

export const combinedStylesheetPath = '/assets/combined.css';

/** More files than any page has; longer lists are rejected. */
const maxFiles = 24;

/** Style sheets that are remembered, in characters; a snapshot needs about 60,000 for each page type. */
const maxKnownLength = 8 * 1024 * 1024;

/** The style sheet of one page, for a `link` or a `style` element. */
export interface CombinedStylesheet extends Stylesheet {
  css: string;
  /** Allows `css` in a Content Security Policy; null if a parser would change it, so that a page must link to it. */
  inlineHash: string | null;
}

const urlPattern = /^\/assets\/([a-z-]+)\/([\w.-]+)\/([\w.-]+\.css)$/;

/**
 * Returns the URL of one style sheet that holds all given ones. Browsers open six HTTP/1.1 connections; a style sheet
 * for each region would occupy them all while the page cannot be painted.
 */
export function combinedStylesheetUrl(refs: readonly StylesheetRef[]): string {
  return `${combinedStylesheetPath}?files=${refs.map(({ owner, version, file }) => assetUrl(owner, version, file)).join(',')}`;
}

/**
 * Reads the list of {@link combinedStylesheetUrl}; undefined if it is malformed, too long, or has
 * duplicates or two releases of one owner.
 */
export function parseStylesheetRefs(files: unknown): StylesheetRef[] | undefined {
  if (typeof files !== 'string') return undefined;
  const urls = files.split(',', maxFiles + 1);
  if (urls.length > maxFiles || new Set(urls).size < urls.length) return undefined;
  const refs: StylesheetRef[] = [];
  const versions = new Map<string, string>();
  for (const url of urls) {
    const [, owner, version, file] = urlPattern.exec(url) ?? [];
    if (owner === undefined || version === undefined || file === undefined) return undefined;
    if ((versions.get(owner) ?? version) !== version) return undefined;
    versions.set(owner, version);
    refs.push({ owner, version, file });
  }
  return refs;
}

/**
 * Returns the style sheets in the order of pages: those of the shell as its build lists them, then those of remotes by
 * name. Other orders are not served, because each would be compressed and cached.
 */
export function sortStylesheetRefs(
  refs: readonly StylesheetRef[],
  shellStylesheets: readonly string[],
): StylesheetRef[] {
  const positionOf = ({ owner, file }: StylesheetRef) =>
    owner === 'shell' ? shellStylesheets.indexOf(file) : shellStylesheets.length;
  const nameOf = ({ owner, file }: StylesheetRef) => `${owner}/${file}`;
  return refs.toSorted(
    (one, other) => positionOf(one) - positionOf(other) || (nameOf(one) < nameOf(other) ? -1 : 1),
  );
}

/** The beginning of a `url()` without scheme, leading slash or fragment. */
const relativeUrl = /(url\(["']?)(?:\.\/)?(?!["'/#]|\.\/|[a-z]+:)/g;

/** Joins style sheets in order. Their URLs are relative to their own files and become absolute. */
export function combineStylesheets(parts: readonly (readonly [StylesheetRef, css: string])[]): string {
  return parts
    .map(([{ owner, version }, css]) =>
      css.replaceAll(relativeUrl, (_match, opening: string) => `${opening}${assetUrl(owner, version, '')}`),
    )
    .join('\n');
}

/** What ends a `style` element early, or what an HTML parser replaces. */
const notInline = /<\/style|[\r\0]/i;

/**
 * Returns a function that describes the combined style sheet of a page. Its hashes are computed once for each list of
 * files. A file that cannot be read is logged and left out, and read again for the next page.
 *
 * @param fileOf path of a style sheet on this machine
 */
export function createStylesheetCombiner(
  fileOf: (ref: StylesheetRef) => string,
  log: Pick<FastifyBaseLogger, 'error'>,
): (refs: readonly StylesheetRef[]) => CombinedStylesheet {
  const stylesheets = new LRUCache<string, CombinedStylesheet>({
    maxSize: maxKnownLength,
    sizeCalculation: ({ css }, key) => css.length + key.length,
  });

  function read(ref: StylesheetRef): (readonly [StylesheetRef, string])[] {
    try {
      return [[ref, readFileSync(fileOf(ref), 'utf8')]];
    } catch (error) {
      log.error({ ...ref, err: error }, 'style sheet of a release cannot be read');
      return [];
    }
  }

  return (refs) => {
    const key = combinedStylesheetUrl(refs);
    const cached = stylesheets.get(key);
    if (cached) return cached;
    const parts = refs.flatMap(read);
    const css = combineStylesheets(parts);
    const stylesheet = {
      href: combinedStylesheetUrl(parts.map(([ref]) => ref)),
      integrity: sha384(css),
      css,
      inlineHash: notInline.test(css) ? null : inlineHashOf(css),
    };
    if (parts.length === refs.length) stylesheets.set(key, stylesheet);
    return stylesheet;
  };
}
