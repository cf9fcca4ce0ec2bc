import type { FastifyReply } from 'fastify';
import type { ThirdPartyService } from 'shared-contracts/consent/third-party-services';
import { headerOf } from '../../pages/page-policies.ts';

/** For every document: it needs no device and is framed by pages of the same shop only. */
const permissions =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=(), browsing-topics=()';

/**
 * Returns the policy of the document of a service. `sandbox` gives it an origin that equals no other one: it reads
 * neither the page around it nor the shop's cookies and storage, opens no window, navigates no page and sends no form.
 */
export function servicePolicy({ script, origins }: ThirdPartyService, scriptHash: string): string {
  const all = [...new Set([new URL(script).origin, ...origins])];
  return headerOf({
    sandbox: ['allow-scripts'],
    'default-src': ["'none'"],
    'script-src': [scriptHash, ...all],
    'connect-src': [...all, ...all.map((origin) => origin.replace(/^http/, 'ws'))],
    'img-src': ['data:', ...all],
    'style-src': ["'unsafe-inline'", ...all],
    'font-src': ['data:', ...all],
    'media-src': all,
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
  });
}

/** Returns the policy of a document of ours without scripts that frames a page of another site. */
export function embedPolicy(url: string, styleHash: string): string {
  return headerOf({
    'default-src': ["'none'"],
    'style-src': [styleHash],
    'frame-src': [new URL(url).origin],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
  });
}

/** Sends a document that only pages of the shop show, in a frame. */
export function sendFramed(reply: FastifyReply, html: string, policy: string): FastifyReply {
  return (
    reply
      // Its origin is not that of its address, which could not be keyed a second time.
      .removeHeader('origin-agent-cluster')
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('x-frame-options', 'SAMEORIGIN')
      .header('permissions-policy', permissions)
      .header('x-robots-tag', 'noindex')
      // Its addresses are the same for every visitor; they depend on the store's configuration.
      .header('cache-control', 'private, max-age=300')
      .send(html)
  );
}
