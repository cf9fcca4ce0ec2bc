const base = Number(process.env['E2E_PORT'] ?? 4300);

/** The composed shop under test has ports of its own, so that it runs beside a developer's. */
export const ports = {
  shell: base,
  api: base + 1,
  registry: base + 2,
  /** The shell takes it by default. */
  metrics: base + 3,
  extraShell: base + 10,
  extraApi: base + 11,
  extraRegistry: base + 12,
  otherSite: base + 13,
} as const;

export const shopUrl = `http://localhost:${ports.shell}`;
export const metricsUrl = `http://127.0.0.1:${ports.metrics}/metrics`;
export const frenchShopUrl = `http://fr.localhost:${ports.shell}`;
/** Another origin, such as a payment provider's: a page type opens to it and a form post may end there. */
export const otherSiteUrl = `http://localhost:${ports.otherSite}`;
export const registryUrl = `http://127.0.0.1:${ports.registry}`;
export const apiUrl = `http://127.0.0.1:${ports.api}`;

export const dataDir = new URL(`../../.local/e2e-${base}`, import.meta.url).pathname;

/** With which the registry under test signs; its public half. */
export const publicKeyFile = `${dataDir}/registry/signing-key.pub`;

/** Signs visitors' ids, in all shells of the tests. */
export const visitorKeyFile = `${dataDir}/visitor-key`;

/** Squads' token of the registry under test. It guards nothing but this machine's temporary registry. */
export const registryToken = 'composition-tests-only';
