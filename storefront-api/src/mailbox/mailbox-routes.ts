import type { FastifyInstance, FastifyReply } from 'fastify';
import { framedDocument, listPage, mailPage, styleSheet } from './mailbox-pages.ts';
import type { ReceivedMail, ReceivedMails } from './received-mails.ts';

/** Of the pages: nothing but their style sheet and the frame of the mail. */
const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Of the mail, whose content is hostile: no script, no request, no origin. */
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'";

/** Registers the pages of the mailbox. */
export function mailboxRoutes(app: FastifyInstance, mails: ReceivedMails, port: number): void {
  const hosts = new Set([`localhost:${port}`, `127.0.0.1:${port}`]);

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': pagePolicy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    // A page of another site could give its own name this address, and then read the links for new passwords.
    if (!hosts.has(request.headers.host ?? '')) return reply.code(403).send('Unknown host');
  });

  const html = (reply: FastifyReply, text: string) => reply.type('text/html; charset=utf-8').send(text);
  const plain = (reply: FastifyReply, text: string) => reply.type('text/plain; charset=utf-8').send(text);

  const ofMail = (path: string, answer: (reply: FastifyReply, mail: ReceivedMail) => FastifyReply) =>
    app.get<{ Params: { id: string } }>(path, (request, reply) => {
      const mail = mails.find(Number(request.params.id));
      return mail === undefined ? plain(reply.code(404), 'No such mail') : answer(reply, mail);
    });

  app.get('/', (_request, reply) => html(reply, listPage(mails.list())));
  app.get('/style.css', (_request, reply) => reply.type('text/css').send(styleSheet));
  app.get('/healthz', () => ({ status: 'ok' }));
  ofMail('/mails/:id', (reply, mail) => html(reply, mailPage(mail)));
  ofMail('/mails/:id/html', (reply, mail) =>
    html(reply.header('content-security-policy', mailPolicy), framedDocument(mail)),
  );
  ofMail('/mails/:id/text', (reply, { text }) => plain(reply, text ?? ''));
  ofMail('/mails/:id/source', (reply, { source }) => plain(reply, source));
}
