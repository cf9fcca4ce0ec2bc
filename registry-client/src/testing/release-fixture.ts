import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  containerName,
  contractFileName,
  shellApiMajor,
  shellReleaseName,
  shellShared,
  ssrContainerName,
  type ContractFile,
  type RegistryDocument,
  type ReleaseManifest,
  type RemoteName,
} from 'shared-contracts/releases';
import { addRelease } from '../domain/add-release.ts';
import type { Outcome } from '../domain/rejection.ts';
import { sha384 } from '../release-dir/sha384.ts';
import { majorsOf } from './contract-fixture.ts';

type Files = Record<string, string>;

export interface ReleaseSpec {
  name?: RemoteName;
  version?: string;
  browser?: Files;
  server?: Files;
  exposes?: ReleaseManifest['exposes'];
  contracts?: Partial<ReleaseManifest['contracts']>;
  /** Becomes `server/contract.json` and the majors in `release.json`. */
  contract?: ContractFile;
  builtAt?: string;
}

const defaultBrowser: Files = {
  'remoteEntry.js': 'globalThis.mf = 1;',
  'chunks/basket.0a1b.js': 'export {};',
  'basket.css': '.basket{}',
};

function serverFiles({ server, contract }: ReleaseSpec): Files {
  return {
    ...(server ?? { 'remoteEntry.cjs': 'module.exports = {};' }),
    ...(contract ? { [contractFileName]: JSON.stringify(contract) } : {}),
  };
}

export function manifestOf(spec: ReleaseSpec = {}): ReleaseManifest {
  const { name = 'mf-basket', version = '1.0.0', browser = defaultBrowser, contract } = spec;
  const contracts = {
    ...(name === shellReleaseName && { provides: shellShared }),
    ...(contract ? majorsOf(contract) : spec.contracts),
  };
  return {
    schema: 1,
    name,
    version,
    containerName: containerName(name),
    ssrContainerName: ssrContainerName(name, version),
    remoteEntry: 'remoteEntry.js',
    ssrEntry: 'remoteEntry.cjs',
    exposes: spec.exposes ?? {},
    messages: {},
    assets: hashesOf(browser),
    serverAssets: hashesOf(serverFiles(spec)),
    contracts: { shellApi: shellApiMajor, emits: {}, consumes: {}, props: {}, ...contracts },
    ops: {
      squad: 'checkout',
      commit: null,
      builtAt: spec.builtAt ?? '2026-11-21T08:00:00.000Z',
      timeoutMs: 2000,
      budgetKb: 60,
    },
  };
}

/** Writes a release directory as a build does. */
export async function writeRelease(dir: string, spec: ReleaseSpec = {}): Promise<ReleaseManifest> {
  const manifest = manifestOf(spec);
  await writeFiles(join(dir, 'browser'), spec.browser ?? defaultBrowser);
  await writeFiles(join(dir, 'server'), serverFiles(spec));
  await writeFile(join(dir, 'release.json'), JSON.stringify(manifest, null, 2));
  return manifest;
}

/** Returns a document in which these releases are published. */
export function documentWith(start: RegistryDocument, ...specs: ReleaseSpec[]): RegistryDocument {
  return specs.reduce((document, spec) => {
    const manifest = manifestOf(spec);
    return accepted(addRelease(document, manifest, sha384(JSON.stringify(manifest))));
  }, start);
}

export function accepted(outcome: Outcome): RegistryDocument {
  if (outcome.ok) return outcome.document;
  throw new Error(`Rejected: ${outcome.rejection.code} ${outcome.rejection.message}`);
}

async function writeFiles(root: string, files: Files): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
}

function hashesOf(files: Files): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([path, content]) => [path, sha384(content)]));
}
