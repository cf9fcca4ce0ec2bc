import { hash, randomUUID } from 'node:crypto';
import { serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';
import type { SharedParts } from 'shared-runtime/host';
import type { ServerFederation } from '../../src/remotes/server-federation.ts';
import {
  AudienceProvider,
  audienceRequest,
  createAudienceShop,
  createRecordingRouter,
  sharedQueries,
  type Reads,
} from './audience-shop.tsx';
import { isPlainData } from './plain-data.ts';
import type { PageRequest } from './render-job.ts';
import type { ServerShop } from './server-shop.ts';

/** Milliseconds; the same as for a guest page. */
const ttlMs = 5_000;
const maxBytes = 32 * 1024 * 1024;
/** About what an entry needs beside its HTML, bytes. */
const entryBytes = 1024;

interface Entry {
  html: Buffer;
  /** Time that the part shows, milliseconds since the epoch; null for a part that has not read the clock. */
  serverTime: number | null;
  /** Path and query that the part shows; null for a part that has not read the location. */
  location: string | null;
}

interface RenderedPart {
  component: object;
  key: string;
  reads: Reads;
}

export interface PageParts extends SharedParts {
  /** Puts the HTML of earlier pages into the document of this one, and keeps the HTML of its other parts. */
  complete(html: Buffer): Buffer;
}

export type CreatePageParts = (request: PageRequest, shop: ServerShop) => PageParts;

/** In the marks, which are not in the document that is sent. Random, so that content cannot contain it. */
const token = randomUUID();
const markStart = `<template data-part="${token}-`;
const markEnd = '"></template>';
/** Start of an id of `useId`, which is unique only in the page in which it was rendered. */
const reactId = '_R_';
/** Start of the comment before a boundary that has failed or was not rendered in time. */
const failedBoundaries = ['<!--$!-->', '<!--$?-->'];
const noHtml = Buffer.alloc(0);
/** Of the HTML of a part, so that its component can be found. */
const loggedBytes = 200;

/** For guests' pages, which are cached as a whole. */
const noParts: PageParts = { render: (_part, _props, element) => element, complete: (html) => html };

/**
 * Renders the parts of members' pages that depend on their props and the member's audience once for several members. A part
 * is rendered with a shop in which nothing is personal, also for the first of them, so that its HTML can be shown to another
 * one.
 */
export function createSharedParts(federation: ServerFederation): CreatePageParts {
  const entries = new LRUCache<string, Entry>({
    ttl: ttlMs,
    maxSize: maxBytes,
    sizeCalculation: ({ html }) => html.length + entryBytes,
  });
  const idOf = createIds();
  const excluded = new WeakSet<object>();

  return (request, shop) => {
    if (request.session.id === null) return noParts;
    const audience = audienceRequest(request);
    let audienceKey: string | undefined;
    const found: Buffer[] = [];
    const rendered: RenderedPart[] = [];
    const { serverTime } = shop.context;
    const location = request.url.pathname + request.url.search;

    function keyOf(part: object, props: object): string | null {
      if (excluded.has(part) || !isPlainData(props)) return null;
      audienceKey ??= JSON.stringify([
        request.store.id,
        audience.session,
        request.experiments,
        request.isTestHost,
        idOf(request.snapshot),
        hash(
          'sha256',
          JSON.stringify(sharedQueries(shop).map((query) => [query.queryHash, query.state.data])),
        ),
      ]);
      return hash('sha256', serialize([idOf(part), audienceKey, props]), 'base64');
    }

    function keep({ component, key, reads }: RenderedPart, html: Buffer): void {
      if (html.includes(reactId)) {
        excluded.add(component);
        const start = html.toString('utf8', 0, loggedBytes);
        request.log.warn({ html: start }, 'a part with ids of useId is rendered for every page');
      } else if (!failedBoundaries.some((mark) => html.includes(mark))) {
        // A copy, also of small ones: a slice would keep the whole document in memory, or a block of the buffer pool.
        const own = Buffer.allocUnsafeSlow(html.length);
        html.copy(own);
        entries.set(key, {
          html: own,
          serverTime: reads.clock ? serverTime : null,
          location: reads.location ? location : null,
        });
      }
    }

    return {
      render(part, props, element) {
        const key = keyOf(part, props);
        if (key === null) return element;
        const entry = entries.get(key);
        if (
          entry &&
          (entry.serverTime ?? serverTime) === serverTime &&
          (entry.location ?? location) === location
        )
          return <Mark id={`found-${found.push(entry.html) - 1}`} />;
        const reads: Reads = { clock: false, location: false };
        const index = rendered.push({ component: part, key, reads }) - 1;
        return (
          <>
            <Mark id={`start-${index}`} />
            <AudienceProvider
              shop={createAudienceShop(audience, shop, federation, reads)}
              router={createRecordingRouter(request.url, reads)}
            >
              {element}
            </AudienceProvider>
            <Mark id={`end-${index}`} />
          </>
        );
      },
      complete(html) {
        if (found.length === 0 && rendered.length === 0) return html;
        const chunks: Buffer[] = [];
        let position = 0;
        let isInPart = false;
        for (let mark = findMark(html, 0); mark; mark = findMark(html, mark.end)) {
          const before = html.subarray(position, mark.start);
          chunks.push(before);
          position = mark.end;
          const part = rendered[mark.index];
          if (mark.kind === 'found') chunks.push(found[mark.index] ?? noHtml);
          if (mark.kind === 'end' && isInPart && part) keep(part, before);
          isInPart = mark.kind === 'start';
        }
        chunks.push(html.subarray(position));
        return Buffer.concat(chunks);
      },
    };
  };
}

/** The start, the end or the place of a part in a document. */
interface FoundMark {
  kind: string;
  index: number;
  /** Position of its first byte. */
  start: number;
  /** Position after its last byte. */
  end: number;
}

function Mark({ id }: { id: string }) {
  return <template data-part={`${token}-${id}`} />;
}

function findMark(html: Buffer, from: number): FoundMark | null {
  const start = html.indexOf(markStart, from);
  if (start === -1) return null;
  const idStart = start + markStart.length;
  const idEnd = html.indexOf(markEnd, idStart);
  const [kind = '', index] = html.toString('latin1', idStart, idEnd).split('-');
  return { kind, index: Number(index), start, end: idEnd + markEnd.length };
}

/** Returns a function that gives each object a number of its own. */
function createIds(): (value: object) => number {
  const ids = new WeakMap<object, number>();
  let last = 0;
  return (value) => {
    const id = ids.get(value) ?? ++last;
    ids.set(value, id);
    return id;
  };
}
