import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { workspaceRemotes } from 'shared-build/workspace-remotes';
import { checkModuleCycles, type SourceFile } from './module-cycles.ts';
import { withPlantedFiles } from './planted-files.ts';
import { root } from './stack/settings.ts';

/** With fewer modules than this the check has not seen the project, whatever it reports. */
const minModules = 300;

const folders = [
  'shell/src',
  'shell/server',
  'shared-contracts/src',
  'shared-runtime/src',
  'shared-ui/src',
  'shared-forms/src',
  'shared-tracing/src',
  'registry-client/src',
  'registry-server/src',
  'registry-cli/src',
  'storefront-api/src',
  'storefront-ports/src',
  'demo-shop/src',
  'payment-simulator/src',
  'e2e',
  ...workspaceRemotes(root).map((name) => `${name}/src`),
];

interface Violation {
  rule: { name: string };
  from: string;
  to: string;
}

interface Cruise {
  modules: SourceFile[];
  summary: { violations: Violation[] };
}

function cruise(cwd: string): Promise<Cruise> {
  return new Promise((done, fail) => {
    const command = join(root, 'node_modules/.bin/depcruise');
    execFile(
      command,
      ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...folders],
      { cwd, maxBuffer: 256 * 1024 * 1024 },
      (error, stdout, stderr) => {
        // The exit code is the number of violations; only an empty output is a failure of the tool itself.
        if (stdout) done(JSON.parse(stdout) as Cruise);
        else fail(new Error(stderr || error?.message || 'dependency-cruiser printed nothing'));
      },
    );
  });
}

/** Each adds one forbidden import that must be reported. */
const plantedImports = [
  {
    rule: 'mf-basket-imports-no-other-remote',
    file: 'mf-basket/src/domain/planted-import.ts',
    text: "import type { FederationConfig } from '../../../mf-search/federation.config.ts';\nexport type Planted = FederationConfig;\n",
  },
  {
    rule: 'domain-is-pure',
    file: 'mf-search/src/domain/planted-import.ts',
    text: "import { useState } from 'react';\nexport const planted = useState;\n",
  },
  {
    rule: 'domain-imports-only-types-from-the-runtime',
    file: 'mf-cms/src/domain/planted-import.ts',
    text: "import { useShop } from 'shared-runtime';\nexport const planted = useShop;\n",
  },
  {
    rule: 'frame-fragments-load-no-form-library',
    file: 'mf-account/src/features/account-button/planted-import.ts',
    text: "import { useShopForm } from 'shared-forms';\nexport const planted = useShopForm;\n",
  },
  {
    rule: 'callers-bundle-descriptors',
    file: 'mf-cms/src/api/planted-import.ts',
    text: "import { endpoints } from 'shared-contracts/api';\nexport const planted = endpoints;\n",
  },
  {
    rule: 'remotes-import-only-types-of-resources',
    file: 'mf-basket/src/api/planted-import.ts',
    text: "import { basketAdd } from 'shared-contracts/api/basket';\nexport const planted = basketAdd;\n",
  },
  {
    rule: 'examples-only-in-builds-and-tests',
    file: 'shared-runtime/src/planted-import.ts',
    text: "import { eventExamples } from 'shared-contracts/events/examples';\nexport const planted = eventExamples;\n",
  },
  {
    rule: 'event-schemas-come-from-the-shell',
    file: 'shared-contracts/src/events/planted-import.ts',
    text: "import * as z from 'zod/mini';\nexport const planted = z.string();\n",
  },
  {
    rule: 'events-are-in-no-table',
    file: 'mf-consent/src/api/planted-import.ts',
    text: "import { events } from 'shared-contracts/events/released';\nexport const planted = events;\n",
  },
  {
    rule: 'registry-server-needs-no-build',
    file: 'registry-server/src/domain/planted-import.ts',
    text: "import { resolveTarget } from '../../../registry-cli/src/target.ts';\nexport const planted = resolveTarget;\n",
  },
  {
    rule: 'api-handlers-hash-passwords-through-their-visit',
    file: 'storefront-api/src/modules/sign-in/border-canary.ts',
    text: "import { passwordHasher } from '../auth/passwords.ts';\nexport const canary = passwordHasher;\n",
  },
  {
    rule: 'orders-changes-imports-lower-folders',
    file: 'storefront-api/src/modules/orders/changes/planted-import.ts',
    text: "import { findReturns } from '../returns/repository.ts';\nexport const planted = findReturns;\n",
  },
  {
    rule: 'reconciliation-is-independent',
    file: 'storefront-api/src/reconcile/rules/planted-import.ts',
    text: "import { spread } from '../../modules/pricing/vat.ts';\nexport const planted = spread;\n",
  },
  {
    rule: 'api-imports-no-demo-shop',
    file: 'storefront-api/src/modules/media/planted-import.ts',
    text: "import { demoShop } from 'demo-shop';\nexport const planted = demoShop;\n",
  },
  {
    rule: 'demo-shop-imports-ports-and-contracts-only',
    file: 'demo-shop/src/data/planted-import.ts',
    text: "import { openPostgres } from '../../../storefront-api/src/db/postgres.ts';\nexport const planted = openPostgres;\n",
  },
  {
    rule: 'federation-only-in-the-remotes-folder',
    file: 'shell/src/layout/planted-import.ts',
    text: "import { createInstance } from '@module-federation/runtime';\nexport const planted = createInstance;\n",
  },
  {
    rule: 'traces-are-for-servers',
    file: 'shell/src/menu/planted-import.ts',
    text: "import { withSpan } from 'shared-tracing/spans';\nexport const planted = withSpan;\n",
  },
  {
    rule: 'tracing-imports-no-shop-code',
    file: 'shared-tracing/src/planted-import.ts',
    text: "import { paths } from '../../shared-contracts/src/routes/index.ts';\nexport const planted = paths;\n",
  },
  {
    rule: 'async-local-storage-is-for-traces',
    file: 'storefront-api/src/plugins/planted-import.ts',
    text: "import { AsyncLocalStorage } from 'node:async_hooks';\nexport const planted = new AsyncLocalStorage();\n",
  },
  {
    rule: 'e2e-imports-fixtures-only',
    file: 'e2e/fixtures/planted-import.ts',
    text: "import { hashEmail } from '../../storefront-api/src/modules/newsletter/newsletter-link.ts';\nexport const planted = hashEmail;\n",
  },
  {
    rule: 'e2e-imports-packages-by-name',
    file: 'e2e/stack/planted-import.ts',
    text: "import { paths } from '../../shared-contracts/src/routes/index.ts';\nexport const planted = paths;\n",
  },
];

/** Makes the modules auth and sign-in import each other: sign-in needs auth. */
const plantedCycle = {
  file: 'storefront-api/src/modules/auth/planted-import.ts',
  text: "import { signIn } from '../sign-in/service.ts';\nexport const planted = signIn;\n",
  chain: 'modules/auth → modules/sign-in → modules/auth',
};

const plantedFiles = [...plantedImports, plantedCycle];

const { modules, summary } = await withPlantedFiles(plantedFiles, cruise);
const planted = new Set(plantedFiles.map(({ file }) => file));
const real = summary.violations.filter(({ from }) => !planted.has(from));
const unseen = plantedImports.filter(
  ({ rule, file }) =>
    !summary.violations.some((violation) => violation.from === file && violation.rule.name === rule),
);

for (const { rule, from, to } of real) console.error(`${rule.name}: ${from} → ${to}`);
for (const { rule, file } of unseen)
  console.error(`The planted import in ${file} was not reported by ${rule}`);
const own = modules.filter(({ source }) => !source.includes('node_modules')).length;
if (own < minModules) console.error(`Only ${own} modules were seen; there are at least ${minModules}`);

const cycles = checkModuleCycles(modules.filter(({ source }) => !planted.has(source)));
for (const failure of cycles.failures) console.error(failure);
const isCycleSeen = checkModuleCycles(modules).failures.some((failure) =>
  failure.includes(plantedCycle.chain),
);
if (!isCycleSeen) console.error(`The cycle ${plantedCycle.chain} was planted and was not found`);

const failures = real.length + unseen.length + cycles.failures.length + (isCycleSeen ? 0 : 1);
if (failures > 0 || own < minModules) process.exit(1);
console.log(
  `Borders hold: ${own} files, ${cycles.moduleCount} modules without cycles, ${plantedFiles.length} planted imports seen`,
);
