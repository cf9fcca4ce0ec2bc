const base = Number(process.env['E2E_PORT'] ?? 4300);

/** The composed shop has its own ports, so that it runs beside a development shop. */
export const ports = {
  shell: base,
  api: base + 1,
  registry: base + 2,
  /** The shell's default. */
  metrics: base + 3,
  extraShell: base + 10,
  extraApi: base + 11,
  extraRegistry: base + 12,
  otherSite: base + 13,
} as const;

export const shopUrl = `http://localhost:${ports.shell}`;
export const metricsUrl = `http://127.0.0.1:${ports.metrics}/metrics`;
export const frenchShopUrl = `http://fr.localhost:${ports.shell}`;
/**
 * Another origin, such as a payment provider's: one page type allows its frames and a form post may redirect to it.
 */
export const otherSiteUrl = `http://localhost:${ports.otherSite}`;
export const registryUrl = `http://127.0.0.1:${ports.registry}`;
export const apiUrl = `http://127.0.0.1:${ports.api}`;

export const dataDir = new URL(`../../.local/e2e-${base}`, import.meta.url).pathname;

/** Public half of the key with which the registry under test signs. */
export const publicKeyFile = `${dataDir}/registry/signing-key.pub`;

/** Signs visitor ids in all shells of the tests. */
export const visitorKeyFile = `${dataDir}/visitor-key`;

/** Token of the registry under test. It protects nothing but a temporary registry on this machine. */
export const registryToken = 'composition-tests-only';
