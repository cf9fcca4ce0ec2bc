import { thirdPartyHosts } from '../../scripts/testing/third-parties/third-party-config.ts';

const firstPort = Number(process.env['E2E_PORT'] ?? 4300);
const portsOfAShop = 20;

/** Port of the services of others, which all shops under test share. */
export const thirdPartyPort = firstPort - 1;

/** Returns the first port of a shop under test. Each worker of Playwright has a shop of its own. */
export const firstPortOf = (worker: number): number => firstPort + worker * portsOfAShop;

/** Playwright sets the variable in its workers. */
const base = firstPortOf(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0));

/** Returns the ports of a shop under test. They are not those of a development shop, so that both run side by side. */
export const portsFrom = (first: number) =>
  ({
    shell: first,
    api: first + 1,
    registry: first + 2,
    /** The shell's default. */
    metrics: first + 3,
    mailbox: first + 4,
    mailboxSmtp: first + 5,
    payment: first + 6,
    extraShell: first + 10,
    extraApi: first + 11,
    extraRegistry: first + 12,
    otherSite: first + 13,
    prometheus: first + 14,
    devServer: first + 15,
    traces: first + 16,
  }) as const;

/** The ports of this worker's shop. */
export const ports = portsFrom(base);

export const shopUrl = `http://localhost:${ports.shell}`;
export const mailboxUrl = `http://127.0.0.1:${ports.mailbox}`;
export const metricsUrl = `http://127.0.0.1:${ports.metrics}/metrics`;
export const frenchShopUrl = `http://fr.localhost:${ports.shell}`;
export const germanShopUrl = `http://de.localhost:${ports.shell}`;
/** The store whose members confirm their address before they can sign in. */
export const proShopUrl = `http://pro.localhost:${ports.shell}`;
/** Stores that use every service of others, and hostile ones. */
export const servicesShopUrl = `http://${thirdPartyHosts.all}:${ports.shell}`;
export const hostileServicesShopUrl = `http://${thirdPartyHosts.hostile}:${ports.shell}`;
/** The store with a social login. Its members are those of the English store. */
export const irishStore = 6;
export const irishShopUrl = `http://ie.localhost:${ports.shell}`;
/**
 * Another origin, such as a payment provider's: one page type allows its frames and a form post may redirect to it.
 */
export const otherSiteUrlOf = ({ otherSite }: typeof ports) => `http://localhost:${otherSite}`;
export const otherSiteUrl = otherSiteUrlOf(ports);
/** The collector of traces, which a spec starts. */
export const tracesUrlOf = ({ traces }: typeof ports) => `http://127.0.0.1:${traces}`;
export const registryUrl = `http://127.0.0.1:${ports.registry}`;
export const apiUrl = `http://127.0.0.1:${ports.api}`;

export const dataDirOf = ({ shell }: typeof ports) =>
  new URL(`../../.local/e2e-${shell}`, import.meta.url).pathname;
export const dataDir = dataDirOf(ports);

/** Public half of the key with which the registry under test signs. */
export const publicKeyFile = `${dataDir}/registry/signing-key.pub`;

/** Signs visitor ids in all shells of the tests. */
export const visitorKeyFile = `${dataDir}/visitor-key`;

/** Token of the registry under test. It protects nothing but a temporary registry on this machine. */
export const registryToken = 'composition-tests-only';
