import type { FederationConfig } from '../federation.ts';
import { join } from 'node:path';
import { inspectNode } from './inspect-node.ts';
import { createModuleGraph, type ModuleGraph, type Target } from './module-graph.ts';
import type { DerivedContract, Findings, Traversal } from './findings.ts';
import { DerivationError, type SourceModule } from './source-module.ts';
import { walkCode } from './walk-code.ts';

/**
 * Returns what the exposes of a remote send, read, embed and call: it follows every name from the exposes, also into
 * the shared packages, and reads the declarations that are reached. Throws a {@link DerivationError} for code whose
 * meaning is not known at build time.
 */
export function deriveContract(
  remoteDir: string,
  { name, exposes }: Pick<FederationConfig, 'name' | 'exposes'>,
): DerivedContract {
  const graph = createModuleGraph();
  const findings: Findings = {
    emits: new Map(),
    consumes: new Map(),
    uses: new Map(),
    calls: new Map(),
    failures: [],
  };
  const queue: (() => void)[] = [];
  const reached = new Set<unknown>();
  const traversal: Traversal = {
    graph,
    visitTarget(target) {
      if (target.kind === 'module') traversal.visitModule(target.module);
      if (target.kind !== 'declaration' || reached.has(target.declaration.node)) return;
      reached.add(target.declaration.node);
      queue.push(() => {
        loadModule(target.module);
        inspect(target.module, target.declaration.node);
      });
    },
    visitModule(module) {
      if (reached.has(module.exports)) return;
      reached.add(module.exports);
      queue.push(() => {
        loadModule(module);
        for (const target of exportsOf(graph, module)) traversal.visitTarget(target);
      });
    },
  };

  /** Reads what runs when the module is loaded. */
  function loadModule(module: SourceModule): void {
    if (reached.has(module)) return;
    reached.add(module);
    for (const statement of module.statements) inspect(module, statement);
    for (const specifier of module.sideEffects) {
      const imported = graph.resolveModule(module, specifier);
      if (imported) loadModule(imported);
    }
  }

  function inspect(module: SourceModule, root: Parameters<typeof walkCode>[0]): void {
    walkCode(root, (node, ancestors) => inspectNode({ node, module, ancestors }, findings, traversal));
  }

  for (const file of Object.values(exposes)) traversal.visitModule(graph.read(join(remoteDir, file)));
  for (let next = queue.shift(); next; next = queue.shift()) next();
  if (findings.failures.length > 0) throw new DerivationError(name, remoteDir, findings.failures);
  return findings;
}

function exportsOf(graph: ModuleGraph, module: SourceModule): Target[] {
  const names = [...module.exports.keys(), ...module.reexports.keys()];
  const targets = names.map((name) => graph.resolveExport(module, name)).filter((each) => each !== undefined);
  const starExports = module.starExports.flatMap((star) => {
    const source = graph.resolveModule(module, star);
    return source ? [{ kind: 'module' as const, module: source }] : [];
  });
  return [...targets, ...starExports];
}
