import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Logger } from 'pino';
import type { InitialShop } from 'storefront-ports/initial-shop';
import type { PictureOriginals } from 'storefront-ports/picture-originals';
import { buildApp } from './app.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { databaseFailure } from './db/database-failure.ts';
import { DirectoryInUseError } from './db/directory-lock.ts';
import { DamagedDatabaseError } from './db/pglite.ts';
import { openDatabase } from './db/open.ts';
import { closeApp } from './plugins/close-app.ts';
import { warmUpPasswordChecks } from './modules/auth/new-passwords.ts';
import { createPasswordStrength } from './modules/auth/password-strength.ts';
import { createLogger } from './plugins/request-log.ts';
import type { PaymentProvider } from './modules/payments/payment-provider.ts';
import { openPaymentProvider } from './modules/payments/open-provider.ts';
import { openCaptcha } from './modules/captcha/open-captcha.ts';
import { readMailLinkSecret } from './modules/newsletter/mail-link-secret.ts';
import { startMailDelivery } from './modules/mail/start-mail-delivery.ts';
import type { MailWorker } from './modules/mail/delivery/mail-worker.ts';
import { mailAttachments } from './modules/orders/mail-attachments.ts';
import { rejectCrashPoints } from './modules/orders/crash-point.ts';
import { startSweeper, type Sweeper } from './modules/orders/background/sweeper.ts';
import { startPrivacyJobs, type PrivacyJobs } from './modules/privacy/privacy-jobs.ts';
import { readSocialLoginApps } from './modules/sign-in/social-login/apps.ts';
import { warmUpPictures } from './modules/media/warm-up.ts';
import { openOriginals } from './modules/media/originals/open-originals.ts';
import { prepareDatabase } from './initial-shop/prepare-database.ts';
import { readSecretFile } from './secret-file.ts';
import { lowerThreadPoolPriority } from './thread-pool-priority.ts';
import type { Tracing } from 'shared-tracing/start-tracing';

/** Longer than any request takes, and shorter than the 10 s that Docker waits before it kills the process. */
const stopTimeoutMs = 8_000;

/** What a composition adds to the API. */
export interface ShopSources {
  /** Used unless PICTURE_ORIGINALS names another source. */
  originals?: PictureOriginals;
  /** Imported into an empty database. */
  initialShop?: InitialShop;
  /** Modules that answer further endpoints of the contract. */
  modules?: readonly FastifyPluginAsync[];
  /** Takes the money. Needed in production; otherwise the configuration may name the simulator. */
  paymentProvider?: PaymentProvider;
}

/**
 * Starts the API of the environment's configuration and stops it on SIGTERM and SIGINT. Prints errors and ends the
 * process with exit code 1 if it cannot start.
 */
export async function startServer(sources: ShopSources = {}): Promise<void> {
  try {
    await start(sources);
  } catch (error) {
    const isPlain =
      error instanceof ConfigError ||
      error instanceof StartError ||
      error instanceof DirectoryInUseError ||
      error instanceof DamagedDatabaseError;
    process.stderr.write(
      `${isPlain ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
    );
    process.exit(1);
  }
}

async function start(sources: ShopSources): Promise<void> {
  const { originals, initialShop, modules = [] } = sources;
  rejectCrashPoints(process.env);
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel, undefined, config.tracing !== null);
  const tracing = await startApiTracing(config, logger);
  const paymentProvider = openPaymentProvider(config.payments, sources.paymentProvider);
  const database = await openDatabase(config, (error) => {
    logger.warn({ err: error }, 'a database connection was lost');
  });

  const passwordStrength = createPasswordStrength({ log: logger });
  let app: FastifyInstance | undefined;
  let mailWorker: MailWorker | undefined;
  let privacyJobs: PrivacyJobs | undefined;
  let sweeper: Sweeper | undefined;
  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    logger.info(`${signal}: finishing open requests`);
    const stoppingWorker = mailWorker?.stop(stopTimeoutMs);
    const stoppingJobs = privacyJobs?.stop();
    const stoppingSweeper = sweeper?.stop();
    if (app !== undefined) await closeApp(app, stopTimeoutMs);
    await stoppingWorker;
    await stoppingJobs;
    await stoppingSweeper;
    await passwordStrength.stop();
    // The embedded database loses its last writes if the process ends before it is closed.
    await database.close();
    await tracing?.stop();
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));

  try {
    await prepareDatabase(database, { report: (line) => logger.info(line), initialShop });
    const mailLinkSecret = readMailLinkSecret(config.mailLinkSecretFile);
    app = await buildApp({
      database,
      logger,
      mailLinkSecret,
      originals: await openOriginals(config.pictureOriginals, originals),
      pictureCache: config.pictureCache,
      modules,
      socialLoginApps: readSocialLoginApps(config.socialLoginFile),
      passwordStrength,
      captcha: openCaptcha(config.captcha, mailLinkSecret),
      paymentProvider,
      operationsSecret: readSecretFile('OPERATIONS_SECRET_FILE', config.operationsSecretFile),
      paymentWebhookUrl: config.payments.webhookUrl,
      storeOrigin: config.storeOrigin,
      trustProxy: config.trustProxy,
      rateLimitFactor: config.rateLimitFactor,
      sessionMaxMs: config.sessionMaxMs,
      isTraced: tracing !== null,
    });
    await lowerThreadPoolPriority();
    await listen(app, config);
    if (config.mail !== undefined) {
      mailWorker = startMailDelivery(app, config.mail, logger, mailAttachments);
    } else logger.warn('SMTP_URL is not set: mails are queued and not sent');
    if (paymentProvider.name === 'none')
      logger.warn('no payment provider is configured: nothing can be paid');
    sweeper = startSweeper({ db: database.db, services: app.orderServices, now: () => new Date() });
    privacyJobs = startPrivacyJobs({
      db: database.db,
      log: logger,
      register: app.metricsRegister,
      now: () => new Date(),
    });
    if (config.pictureCache !== undefined) void warmUp(app, () => isStopping, logger);
    void warmUpPasswordChecks(passwordStrength).catch((error: unknown) =>
      logger.warn({ err: error }, 'the password checks could not be loaded'),
    );
    logger.info(`api ready on http://${config.host}:${config.port}`);
  } catch (error) {
    if (isStopping) return; // Stopped during start: errors of the interrupted steps are expected.
    await database.close();
    if (databaseFailure(error)?.kind === 'unavailable') {
      throw new StartError('The database that DATABASE_URL names does not answer. Is it running?', {
        cause: error,
      });
    }
    throw error;
  }
}

/** Loads OpenTelemetry only where it is used. */
async function startApiTracing({ tracing }: Config, logger: Logger): Promise<Tracing | null> {
  if (tracing === null) return null;
  const { startTracing } = await import('shared-tracing/start-tracing');
  return startTracing({
    ...tracing,
    service: 'storefront-api',
    onError: (reason) => logger.warn({ reason }, 'traces could not be exported'),
  });
}

/** Runs while requests are served already: a picture that is missing then is drawn on request. */
async function warmUp(app: FastifyInstance, isStopping: () => boolean, logger: Logger): Promise<void> {
  try {
    const count = await warmUpPictures(app, isStopping);
    logger.info(`${count} pictures of the home page are cached`);
  } catch (error) {
    if (!isStopping()) logger.warn({ err: error }, 'the pictures of the home page could not be cached');
  }
}

/** An error that the operator can solve; printed without a stack trace. */
class StartError extends Error {}

async function listen(app: FastifyInstance, config: Config): Promise<void> {
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await app.close();
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new StartError(
        `Port ${config.port} on ${config.host} is taken. Stop what uses it, or set PORT to another number.`,
      );
    }
    throw error;
  }
}
