import type { DerivationScope, Findings, Traversal } from './findings.ts';
import { inspectNode } from './inspect-node.ts';
import { createModuleGraph, type ModuleGraph, type Target } from './module-graph.ts';
import type { SourceModule } from './source-module.ts';
import { walkCode } from './walk-code.ts';

/** Follows every name from the given modules and collects what the code that is reached means for a contract. */
export function traverseCode(files: readonly string[], { scope }: { scope: DerivationScope }): Findings {
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
    scope,
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

  for (const file of files) traversal.visitModule(graph.read(file));
  for (let next = queue.shift(); next; next = queue.shift()) next();
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
