import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { storeByHost } from 'shared-contracts/stores';
import { ConsolePage } from './views/console-page.tsx';
import { FailurePage } from './views/notice.tsx';

export interface Stylesheet {
  href: string;
  integrity?: string;
}

export interface PageFrame {
  email: string;
  stylesheets: readonly Stylesheet[];
}

export interface Page {
  status: number;
  title: string;
  content: ReactNode;
}

export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { email, stylesheets }: PageFrame,
  { status, title, content }: Page,
): FastifyReply {
  const frame = { store: storeByHost(request.headers.host), stylesheets, email };
  const html = renderToStaticMarkup(
    <ConsolePage frame={frame} title={title}>
      {content}
    </ConsolePage>,
  );
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex, nofollow')
    .send(`<!doctype html>${html}`);
}

export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  frame: PageFrame,
  { status, title, text }: { status: number; title: string; text: string },
): FastifyReply {
  return sendPage(request, reply, frame, {
    status,
    title,
    content: <FailurePage title={title} text={text} />,
  });
}
