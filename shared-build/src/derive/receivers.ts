import type { Node } from 'oxc-parser';
import type { ModuleGraph } from './module-graph.ts';
import { memberName, type Code } from './resolve-values.ts';
import { findLocal } from './scopes.ts';
import { unwrap } from './walk-code.ts';

/** What a method belongs to, or which function is called. */
export type Receiver = 'bus' | 'api' | 'open-overlay';

/** Names under which shell and shared-runtime give them to remotes. */
const byName: Record<string, Receiver> = {
  bus: 'bus',
  api: 'api',
  openOverlay: 'open-overlay',
  openModal: 'open-overlay',
};

const byCall: Record<string, Receiver> = {
  useBus: 'bus',
  busFor: 'bus',
  useOpenOverlay: 'open-overlay',
  useOpenModal: 'open-overlay',
};

/** Returns which of the shop's interfaces an expression is, by its name or by the hook that returns it. */
export function receiverOf(graph: ModuleGraph, code: Code): Receiver | undefined {
  const node = unwrap(code.node);
  switch (node.type) {
    case 'MemberExpression':
      return own(byName, memberName(node));
    case 'CallExpression':
      return own(byCall, calleeName(graph, { ...code, node: node.callee }));
    case 'Identifier': {
      const local = findLocal(node.name, code.ancestors);
      const held = local?.kind === 'const' ? receiverOf(graph, { ...code, node: local.value }) : undefined;
      return held ?? own(byName, node.name);
    }
    default:
      return undefined;
  }
}

/** Returns the name of a function where it is declared, also if it is imported under another name. */
function calleeName(graph: ModuleGraph, { node, module, ancestors }: Code): string | undefined {
  const callee = unwrap(node);
  if (callee.type === 'MemberExpression') return memberName(callee);
  if (callee.type !== 'Identifier') return undefined;
  if (findLocal(callee.name, ancestors)) return callee.name;
  const target = graph.resolveName(module, callee.name);
  return target?.kind === 'declaration'
    ? target.name
    : (module.imports.get(callee.name)?.name ?? callee.name);
}

function own(table: Record<string, Receiver>, name: string | undefined): Receiver | undefined {
  return name !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;
}

/** Returns whether the code calls this node: `node(…)`. */
export function isCalled(node: Node, ancestors: readonly Node[]): boolean {
  const parent = ancestors.findLast((each) => unwrap(each) !== node);
  return parent?.type === 'CallExpression' && unwrap(parent.callee) === node;
}
