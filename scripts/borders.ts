import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './stack/settings.ts';

/** With fewer modules than this the check has not seen the project, whatever it reports. */
const minModules = 300;

const folders = [
  'shell/src',
  'shell/server',
  'shared-contracts/src',
  'shared-runtime/src',
  'shared-ui/src',
  'registry-client/src',
  'registry-server/src',
  'registry-cli/src',
  'storefront-api/src',
  ...['catalogue', 'basket', 'account', 'search', 'cms', 'consent'].map((name) => `mf-${name}/src`),
];

interface Violation {
  rule: { name: string };
  from: string;
  to: string;
}

interface Cruise {
  modules: { source: string }[];
  summary: { violations: Violation[] };
}

function cruise(): Promise<Cruise> {
  return new Promise((done, fail) => {
    const command = join(root, 'node_modules/.bin/depcruise');
    execFile(
      command,
      ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...folders],
      { cwd: root, maxBuffer: 256 * 1024 * 1024 },
      (error, stdout, stderr) => {
        // The exit code is the number of violations; only an empty output is a failure of the tool itself.
        if (stdout) done(JSON.parse(stdout) as Cruise);
        else fail(new Error(stderr || error?.message || 'dependency-cruiser printed nothing'));
      },
    );
  });
}

/** Each adds one forbidden import that must be reported: every run tests the check itself. */
const canaries = [
  {
    rule: 'mf-basket-imports-no-other-remote',
    file: 'mf-basket/src/domain/border-canary.ts',
    text: "import type { FederationConfig } from '../../../mf-search/federation.config.ts';\nexport type Canary = FederationConfig;\n",
  },
  {
    rule: 'domain-is-pure',
    file: 'mf-search/src/domain/border-canary.ts',
    text: "import { useState } from 'react';\nexport const canary = useState;\n",
  },
  {
    rule: 'domain-imports-only-types-from-the-runtime',
    file: 'mf-cms/src/domain/border-canary.ts',
    text: "import { useShop } from 'shared-runtime';\nexport const canary = useShop;\n",
  },
  {
    rule: 'examples-only-in-builds-and-tests',
    file: 'shared-runtime/src/border-canary.ts',
    text: "import { eventExamples } from 'shared-contracts/events/examples';\nexport const canary = eventExamples;\n",
  },
  {
    rule: 'registry-server-needs-no-build',
    file: 'registry-server/src/domain/border-canary.ts',
    text: "import { resolveTarget } from '../../../registry-cli/src/target.ts';\nexport const canary = resolveTarget;\n",
  },
  {
    rule: 'federation-only-in-the-remotes-folder',
    file: 'shell/src/layout/border-canary.ts',
    text: "import { createInstance } from '@module-federation/runtime';\nexport const canary = createInstance;\n",
  },
];

async function withCanaries(): Promise<Cruise> {
  for (const { file, text } of canaries) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  try {
    return await cruise();
  } finally {
    removeCanaries();
  }
}

function removeCanaries(): void {
  for (const { file } of canaries) rmSync(join(root, file), { force: true });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    removeCanaries();
    process.exit(1);
  });
}

const { modules, summary } = await withCanaries();
const planted = new Set(canaries.map(({ file }) => file));
const real = summary.violations.filter(({ from }) => !planted.has(from));
const unseen = canaries.filter(
  ({ rule, file }) =>
    !summary.violations.some((violation) => violation.from === file && violation.rule.name === rule),
);

for (const { rule, from, to } of real) console.error(`${rule.name}: ${from} → ${to}`);
for (const { rule, file } of unseen) console.error(`The canary ${file} was not reported by ${rule}`);
const own = modules.filter(({ source }) => !source.includes('node_modules')).length;
if (own < minModules) console.error(`Only ${own} modules were seen; there are at least ${minModules}`);
if (real.length > 0 || unseen.length > 0 || own < minModules) process.exit(1);
console.log(`Borders hold: ${own} modules, ${canaries.length} canaries seen`);
