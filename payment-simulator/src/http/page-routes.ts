import type { FastifyInstance, FastifyReply } from 'fastify';
import { checkCard, readCardFields } from '../pages/card-form.ts';
import { cardPage, decisionPage, returnUrlOf, timeoutPage, unknownPage } from '../pages/render.ts';
import { styleSheet } from '../pages/templates.ts';
import type { SimulatorContext } from '../payments/context.ts';
import { decide, payWithCard } from '../payments/pay.ts';
import type { Payment } from '../payments/payment.ts';
import { storeCard } from '../payments/stored-cards.ts';

/** Nothing but the style sheet, and a form whose answer may redirect to the shop. */
const policyFor = (returnOrigin: string) =>
  `default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self' ${returnOrigin}; frame-ancestors 'none'`;

/** The pages on which shoppers pay. They work without JavaScript. */
export function pageRoutes(app: FastifyInstance, context: SimulatorContext): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': policyFor(''),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });

  app.get('/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(styleSheet));

  app.get<{ Params: { id: string } }>('/pay/:id', async (request, reply) => {
    const payment = find(request.params.id);
    if (!payment) return html(reply.code(404), unknownPage(languageOf(request.headers['accept-language'])));
    return show(reply, payment);
  });

  app.post<{ Params: { id: string } }>('/pay/:id', async (request, reply) => {
    const payment = find(request.params.id);
    if (!payment) return html(reply.code(404), unknownPage(languageOf(request.headers['accept-language'])));
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    return submit(context, payment, form, reply);
  });

  const find = (pageId: string) => context.store.state.payments.find((each) => each.pageId === pageId);
}

function show(reply: FastifyReply, payment: Payment): FastifyReply {
  if (payment.page === null) return reply.redirect(returnUrlOf(payment.request), 303);
  withReturn(reply, payment);
  return html(reply, payment.page === 'card' ? cardPage(payment) : decisionPage(payment, payment.page));
}

async function submit(
  context: SimulatorContext,
  payment: Payment,
  form: URLSearchParams,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const back = () => reply.redirect(returnUrlOf(payment.request), 303);
  // A second press of the button, or a decision that was made meanwhile.
  if (payment.page === null) return back();
  const action = form.get('action');
  if (action === 'decline') {
    decide(context, payment, 'rejected', payment.page === 'challenge' ? 'challenge_failed' : 'cancelled');
    context.store.save();
    return back();
  }
  if (payment.page === 'card') return submitCard(context, payment, form, reply);
  if (action !== 'approve') return show(reply.code(422), payment);
  decide(context, payment, 'authorised');
  context.store.save();
  return back();
}

async function submitCard(
  context: SimulatorContext,
  payment: Payment,
  form: URLSearchParams,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const fields = readCardFields(form);
  const checked = checkCard(fields, new Date(context.now()));
  withReturn(reply, payment);
  if (typeof checked !== 'string') return html(reply.code(422), cardPage(payment, fields, checked));
  const { shopperReference } = payment.request;
  if (fields.save && shopperReference !== null) storeCard(context.store, shopperReference, checked);
  const result = await payWithCard(context, payment, checked);
  if (result === 'silent') return html(reply.code(504), timeoutPage(payment));
  // The page of the challenge has the same address.
  return reply.redirect(result === 'waits' ? `/pay/${payment.pageId}` : returnUrlOf(payment.request), 303);
}

function withReturn(reply: FastifyReply, { request }: Payment): void {
  reply.header('content-security-policy', policyFor(new URL(request.returnUrl).origin));
}

const html = (reply: FastifyReply, text: string) => reply.type('text/html; charset=utf-8').send(text);

const languageOf = (acceptLanguage = '') => acceptLanguage.split(/[,;]/)[0] ?? '';
