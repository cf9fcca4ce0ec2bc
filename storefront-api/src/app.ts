import cookie from '@fastify/cookie';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
} from 'fastify';
import type { Store } from 'shared-contracts/stores';
import { storeById } from 'shared-contracts/stores';
import type { DatabaseClient } from './db/client.ts';
import type { AddressLookup } from './modules/address-lookup/address-lookup.ts';
import { offlineLookup } from './modules/address-lookup/offline-lookup.ts';
import { addressLookupRoutes } from './modules/address-lookup/routes.ts';
import { addressRoutes } from './modules/addresses/routes.ts';
import { contractDocumentRoutes } from './modules/api-docs/contract.ts';
import { apiDocsRoutes } from './modules/api-docs/routes.ts';
import { basketRoutes } from './modules/basket/routes.ts';
import { catalogueCachePlugin } from './modules/catalogue/listing-index/plugin.ts';
import { catalogueRoutes } from './modules/catalogue/routes.ts';
import { findChosenDelivery } from './modules/checkout/chosen-delivery.ts';
import { checkoutRoutes } from './modules/checkout/routes.ts';
import { consentTermsPlugin } from './modules/stores/config/consent-terms-plugin.ts';
import { consentRoutes } from './modules/consent/routes.ts';
import { contentRoutes } from './modules/content/routes.ts';
import { storeRoutes } from './modules/stores/routes.ts';
import { accountRoutes } from './modules/accounts/routes.ts';
import { invoiceRoutes } from './modules/invoices/routes.ts';
import { mailMetrics } from './modules/mail/metrics.ts';
import { media, type MediaOptions } from './modules/media/plugin.ts';
import { navigationRoutes } from './modules/navigation/routes.ts';
import { newsletterRoutes } from './modules/newsletter/routes.ts';
import { openOrderServices, type OrderOptions } from './modules/orders/open-order-services.ts';
import { operationRoutes } from './modules/orders/operations/routes.ts';
import { orderRoutes } from './modules/orders/routes.ts';
import { recordNotice } from './modules/orders/payment/record-notice.ts';
import { onPaymentDecided } from './modules/orders/payment/settle.ts';
import { recordsOf } from './modules/orders/ports/shop-payment-records.ts';
import { pageRouteRoutes } from './modules/page-route/routes.ts';
import { offlineBreachedPasswords, type BreachedPasswords } from './modules/auth/breached-passwords.ts';
import { identifyVisitor } from './modules/auth/identify-visitor.ts';
import { createKnownDevices } from './modules/auth/known-device.ts';
import { createPasswordStrength, type PasswordStrength } from './modules/auth/password-strength.ts';
import { passwordHasher } from './modules/auth/passwords.ts';
import type { Captcha } from './modules/captcha/captcha.ts';
import { createCaptchaGuard } from './modules/captcha/captcha-guard.ts';
import { captchaRoutes } from './modules/captcha/routes.ts';
import type { PaymentProvider } from './modules/payments/payment-provider.ts';
import { createPayments } from './modules/payments/service.ts';
import { timedProvider } from './modules/payments/timed-provider.ts';
import { unavailableProvider } from './modules/payments/unavailable-provider.ts';
import { paymentWebhookRoutes } from './modules/payments/webhook-routes.ts';
import { preferenceRoutes } from './modules/preferences/routes.ts';
import { privacyRoutes } from './modules/privacy/routes.ts';
import { returnRoutes } from './modules/orders/returns/routes.ts';
import { signInRoutes } from './modules/sign-in/routes.ts';
import type { SocialLoginApps } from './modules/sign-in/social-login/apps.ts';
import { socialLoginRoutes } from './modules/sign-in/social-login/routes.ts';
import { createSocialLogin } from './modules/sign-in/social-login/social-login.ts';
import { sitemapRoutes } from './modules/sitemap/routes.ts';
import {
  connectionSettings,
  defaultConnectionLimits,
  type ConnectionLimits,
} from './plugins/connection-limits.ts';
import { contractRoutes } from './plugins/contract-calls/contract-routes.ts';
import { sendError, errorAnswers } from './plugins/error-answers.ts';
import { forwardedProtocol } from './plugins/forwarded-protocol.ts';
import { health } from './plugins/health.ts';
import { metrics } from './plugins/metrics.ts';
import { namePlugins } from './plugins/plugin-names.ts';
import { originCheck } from './plugins/origin-check.ts';
import { requestIdOf, requestLog } from './plugins/request-log.ts';
import { runningRequests } from './plugins/running-requests.ts';
import { serverRoutes } from './plugins/server-calls/server-routes.ts';
import { shopContext } from './plugins/shop-context.ts';
import { tracing } from './plugins/tracing.ts';
import { ShopError } from './shop-error.ts';
import type { PasswordHasher } from './visit/visit.ts';

export interface AppOptions extends MediaOptions, OrderOptions {
  database: DatabaseClient;
  logger: FastifyBaseLogger;
  /** Signs the links in newsletters, and cookies, also of known devices, and challenges with keys derived from it; at least 32 bytes. */
  mailLinkSecret: Buffer;
  findStore?: (id: number) => Store | undefined;
  /** Origin of every store in addresses for other services. @default `http://{host}` */
  storeOrigin?: string;
  now?: () => Date;
  /** Addresses or networks whose `X-Forwarded-*` headers are trusted. @default loopback */
  trustProxy?: string[];
  connections?: ConnectionLimits;
  /** @default 1 */
  rateLimitFactor?: number;
  /** @default 90 days */
  sessionMaxMs?: number;
  /** @default argon2 */
  passwords?: PasswordHasher;
  /** Modules that answer further endpoints of the contract. @default none */
  modules?: readonly FastifyPluginAsync[];
  /** @default the list that ships with the shop */
  breachedPasswords?: BreachedPasswords;
  /** The caller stops it after the app. @default one that ends with the app */
  passwordStrength?: PasswordStrength;
  /** @default no store has a social login */
  socialLoginApps?: SocialLoginApps;
  /** @default no challenges */
  captcha?: Captcha | undefined;
  /** @default the table that ships with the shop */
  addressLookup?: AddressLookup;
  /** @default none: nothing can be paid */
  paymentProvider?: PaymentProvider;
  /** Where the payment provider sends its webhooks to. */
  paymentWebhookUrl?: string;
  /** Signs the calls of warehouse and customer service; at least 32 bytes. @default none can be made */
  operationsSecret?: Buffer;
  /** @default true */
  hasApiDocs?: boolean;
  /** Whether requests are part of traces. @default false */
  isTraced?: boolean;
}

const defaultSessionMaxMs = 90 * 24 * 60 * 60 * 1000;

const maxBodyBytes = 64 * 1024;

/** Builds the API without listening. The caller closes the app and then the database. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const connections = options.connections ?? defaultConnectionLimits;
  const app = Fastify({
    loggerInstance: options.logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    // Only the shop's own server may name the visitor's address.
    trustProxy: options.trustProxy ?? ['loopback'],
    bodyLimit: maxBodyBytes,
    ...connectionSettings(connections),
    frameworkErrors: (_error, request, reply) => {
      void sendError(new ShopError('invalid_request'), request, reply);
    },
  });
  app.server.maxConnections = connections.maxConnections;
  app.removeContentTypeParser('text/plain');
  namePlugins(app);

  // First, so that everything that a request causes is part of its trace.
  if (options.isTraced) await app.register(tracing);
  await app.register(runningRequests);
  await app.register(errorAnswers);
  await app.register(requestLog);
  await app.register(metrics);
  await app.register(shopContext, {
    database: options.database,
    findStore: options.findStore ?? storeById,
    storeOrigin: options.storeOrigin ?? 'http://{host}',
    now: options.now ?? (() => new Date()),
    rateLimitFactor: options.rateLimitFactor ?? 1,
    sessionMaxMs: options.sessionMaxMs ?? defaultSessionMaxMs,
  });
  await app.register(consentTermsPlugin);
  await app.register(health);
  await app.register(forwardedProtocol);
  await app.register(originCheck);
  await app.register(cookie);
  await app.register(contractRoutes, {
    passwords: options.passwords ?? passwordHasher,
    identifyVisitor: (request, store, now) => identifyVisitor(options.database.db, request, store, now),
  });
  await app.register(serverRoutes);
  for (const module of options.modules ?? []) await app.register(module);

  const breachedPasswords = options.breachedPasswords ?? offlineBreachedPasswords;
  const passwordStrength = options.passwordStrength ?? createPasswordStrength({ log: options.logger });
  if (options.passwordStrength === undefined) app.addHook('onClose', () => passwordStrength.stop());
  const newPasswordChecks = { breachedPasswords, passwordStrength };
  const captchaGuard = createCaptchaGuard(options.captcha);
  const socialLogins = options.socialLoginApps ?? new Map<never, never>();
  const socialLogin = createSocialLogin(socialLogins, options.mailLinkSecret);
  const knownDevices = createKnownDevices(options.mailLinkSecret);
  app.decorate('findChosenDelivery', findChosenDelivery);
  await app.register(signInRoutes, { newPasswordChecks, captchaGuard, knownDevices, socialLogin });
  await app.register(consentRoutes);
  await app.register(socialLoginRoutes, { knownDevices, socialLogin });
  await app.register(captchaRoutes, { captchaGuard });
  await app.register(accountRoutes, { newPasswordChecks, captchaGuard, knownDevices });
  await app.register(mailMetrics);
  await app.register(addressRoutes);
  await app.register(addressLookupRoutes, { addressLookup: options.addressLookup ?? offlineLookup });
  await app.register(newsletterRoutes, { mailLinkSecret: options.mailLinkSecret });
  await app.register(preferenceRoutes);
  await app.register(privacyRoutes, { knownDevices });
  await app.register(pageRouteRoutes);
  await app.register(sitemapRoutes);
  await app.register(storeRoutes, { socialLogins });
  await app.register(catalogueCachePlugin);
  await app.register(navigationRoutes);
  await app.register(contentRoutes);
  await app.register(catalogueRoutes);
  await app.register(basketRoutes);
  const now = options.now ?? (() => new Date());
  const payments = createPayments({
    provider: timedProvider(options.paymentProvider ?? unavailableProvider, app.metricsRegister),
    onDecided: (tx, { reference, pspReference, rejection, amount }, status) =>
      onPaymentDecided(tx, { reference, pspReference, rejection, amount, status }, orderServices, now()),
    onNotice: (tx, { orderId }, update) => recordNotice(tx, orderId, update, orderServices, now()),
    now,
  });
  const orderServices = openOrderServices(app, options, {
    provider: payments.provider,
    records: recordsOf(payments),
    mailLinkSecret: options.mailLinkSecret,
  });
  await app.register(paymentWebhookRoutes, { payments });
  await app.register(checkoutRoutes, { services: orderServices });
  await app.register(orderRoutes, { services: orderServices, knownDevices });
  await app.register(operationRoutes, { services: orderServices, secret: options.operationsSecret });
  await app.register(returnRoutes, { services: orderServices });
  await app.register(invoiceRoutes);
  await app.register(media, { originals: options.originals, pictureCache: options.pictureCache });
  if (options.hasApiDocs ?? true) await app.register(apiDocsRoutes);
  await app.register(contractDocumentRoutes);
  return app;
}
