import { hash, randomUUID } from 'node:crypto';
import { serialize } from 'node:v8';
import { QueryClientProvider } from '@tanstack/react-query';
import { LRUCache } from 'lru-cache';
import type { ReactElement, ReactNode } from 'react';
import { audienceSession } from 'shared-contracts/session';
import {
  createFixedRouter,
  initialRouterState,
  locationAt,
  ShopHostContext,
  ShopRouterProvider,
  type SharedParts,
} from 'shared-runtime/host';
import type { ServerFederation } from '../../src/remotes/server-federation.ts';
import type { PageRequest } from './render-job.ts';
import { isSharedByAll } from './response-cache.ts';
import { createServerShop, type ServerShop } from './server-shop.ts';

/** Milliseconds; the same as for a guest page. */
const ttlMs = 5_000;
const maxBytes = 32 * 1024 * 1024;

interface Entry {
  html: Buffer;
  /** Time that the part shows, milliseconds since the epoch; null for a part that has not read the clock. */
  serverTime: number | null;
}

interface RenderedPart {
  component: object;
  key: string;
  hasReadClock: () => boolean;
}

export interface PageParts extends SharedParts {
  /** Puts the HTML of earlier pages into the document of this one, and keeps the HTML of its other parts. */
  complete(html: Buffer): Buffer;
}

export type CreatePageParts = (request: PageRequest, shop: ServerShop) => PageParts;

/** Starts the marks, which are not in the document that is sent. Content cannot contain it: it is random. */
const token = randomUUID();
const markStart = `<template data-part="${token}-`;
const nothing = Buffer.alloc(0);
const markEnd = '"></template>';
/** Start of an id of `useId`, which is unique only in the page in which it was rendered. */
const reactId = '"_R_';
/** Start of the comment before a boundary that has failed or was not rendered in time. */
const failedBoundaries = ['<!--$!-->', '<!--$?-->'];

/**
 * Renders the parts of pages that depend on their props and the visitor's audience once for all of them. A part is always
 * rendered with a shop in which nothing is personal, so that its HTML can be shown to another visitor, whoever was first.
 */
export function createSharedParts(federation: ServerFederation): CreatePageParts {
  const entries = new LRUCache<string, Entry>({
    ttl: ttlMs,
    maxSize: maxBytes,
    sizeCalculation: ({ html }) => Math.max(html.length, 1),
  });
  const idOf = createIds();
  const partsWithIds = new WeakSet<object>();

  return (request, shop) => {
    const audience = audienceRequest(request);
    const audienceKey = JSON.stringify([
      request.store.id,
      audience.session,
      request.experiments,
      request.isTestHost,
      idOf(request.snapshot),
    ]);
    const { serverTime } = shop.context;
    const found: Buffer[] = [];
    const rendered: RenderedPart[] = [];

    function keyOf(part: object, props: object): string | null {
      if (partsWithIds.has(part)) return null;
      try {
        return hash('sha256', serialize([idOf(part), audienceKey, props]), 'base64');
      } catch {
        return null; // with functions or elements, which are no data
      }
    }

    function keep(part: RenderedPart | undefined, html: Buffer): void {
      if (!part) return;
      if (html.includes(reactId)) {
        partsWithIds.add(part.component);
        request.log.warn('A part that uses useId is rendered for every page');
      } else if (!failedBoundaries.some((mark) => html.includes(mark))) {
        const time = part.hasReadClock() ? serverTime : null;
        // A copy: the slice would keep the whole document in memory.
        entries.set(part.key, { html: Buffer.from(html), serverTime: time });
      }
    }

    return {
      render(part, props, element) {
        const key = keyOf(part, props);
        if (key === null) return element;
        const entry = entries.get(key);
        if (entry && (entry.serverTime ?? serverTime) === serverTime)
          return <Mark id={`found-${found.push(entry.html) - 1}`} />;
        const neutral = createAudienceShop(audience, shop, federation);
        const index = rendered.push({ component: part, key, hasReadClock: neutral.hasReadClock }) - 1;
        return (
          <>
            <Mark id={`start-${index}`} />
            <AudienceProvider shop={neutral.shop}>{element}</AudienceProvider>
            <Mark id={`end-${index}`} />
          </>
        );
      },
      complete(html) {
        if (found.length === 0 && rendered.length === 0) return html;
        const chunks: Buffer[] = [];
        let position = 0;
        let last: FoundMark | null = null;
        for (let mark = findMark(html, 0); mark; last = mark, mark = findMark(html, mark.end)) {
          const before = html.subarray(position, mark.start);
          chunks.push(before);
          position = mark.end;
          if (mark.kind === 'found') chunks.push(found[mark.index] ?? nothing);
          if (mark.kind === 'end' && last?.kind === 'start') keep(rendered[mark.index], before);
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

/** Returns the request without what is personal: cookies, tokens and entered values, the URL, the session. */
function audienceRequest(request: PageRequest): PageRequest {
  return {
    ...request,
    url: new URL('/', request.url),
    session: audienceSession(request.session, request.store),
    enteredValues: undefined,
    api: {
      call: () => Promise.reject(new Error('A part that is shared by several visitors cannot call the API')),
    },
  };
}

/** Creates a shop for a part, with the queries of the page that are the same for every visitor. */
function createAudienceShop(request: PageRequest, page: ServerShop, federation: ServerFederation) {
  const shop = createServerShop(request, federation);
  const { serverTime } = page.context;
  let isClockRead = false;
  Object.defineProperty(shop.context, 'serverTime', {
    enumerable: true,
    get() {
      isClockRead = true;
      return serverTime;
    },
  });
  for (const { queryKey, state } of page.context.queryClient.getQueryCache().getAll())
    if (isSharedByAll(queryKey[0])) shop.context.queryClient.setQueryData(queryKey, state.data);
  return { shop, hasReadClock: () => isClockRead };
}

const homeRouter = createFixedRouter(
  initialRouterState({ location: locationAt({ pathname: '/', search: '', hash: '' }) }),
);

function AudienceProvider({ shop, children }: { shop: ServerShop; children: ReactNode }): ReactElement {
  return (
    <ShopHostContext value={shop.host}>
      <QueryClientProvider client={shop.context.queryClient}>
        <ShopRouterProvider router={homeRouter}>{children}</ShopRouterProvider>
      </QueryClientProvider>
    </ShopHostContext>
  );
}
