import type { Node } from 'oxc-parser';
import type { ModuleGraph, Target } from './module-graph.ts';
import { findLocal } from './scopes.ts';
import type { SourceModule } from './source-module.ts';
import { fieldsOf, textOf, unwrap } from './walk-code.ts';

/** An expression and where it is: its names mean what they mean there. */
export interface Code {
  node: Node;
  module: SourceModule;
  ancestors: readonly Node[];
}

/**
 * Returns the literals, objects and calls that an expression can be: it follows constants, imports, fields of constant
 * objects and both sides of a condition. Undefined if one of them is not known at build time, such as a parameter.
 */
export function valuesOf(graph: ModuleGraph, code: Code): Code[] | undefined {
  const node = unwrap(code.node);
  switch (node.type) {
    case 'ConditionalExpression':
      return union(graph, code, [node.consequent, node.alternate]);
    case 'LogicalExpression':
      return union(graph, code, [node.left, node.right]);
    case 'Identifier': {
      const local = findLocal(node.name, code.ancestors);
      if (local) return local.kind === 'const' ? valuesOf(graph, { ...code, node: local.value }) : undefined;
      return valuesOfTarget(graph, graph.resolveName(code.module, node.name));
    }
    case 'MemberExpression':
      return valuesOfMember(graph, code, node);
    default:
      return [{ ...code, node }];
  }
}

function union(graph: ModuleGraph, code: Code, nodes: Node[]): Code[] | undefined {
  const values = nodes.map((node) => valuesOf(graph, { ...code, node }));
  return values.every((each) => each !== undefined) ? values.flat() : undefined;
}

function valuesOfTarget(graph: ModuleGraph, target: Target | undefined): Code[] | undefined {
  if (target?.kind !== 'declaration' || target.declaration.value === undefined) return undefined;
  return valuesOf(graph, { node: target.declaration.value, module: target.module, ancestors: [] });
}

function valuesOfMember(
  graph: ModuleGraph,
  code: Code,
  node: Extract<Node, { type: 'MemberExpression' }>,
): Code[] | undefined {
  const name = memberName(node);
  if (name === undefined) return undefined;
  const target = namespaceOf(graph, { ...code, node: node.object });
  if (target) return valuesOfTarget(graph, graph.resolveExport(target, name));
  const objects = valuesOf(graph, { ...code, node: node.object }) ?? [];
  const fields = objects.map((object) => {
    const field = fieldsOf(object.node)?.get(name);
    return field && valuesOf(graph, { ...object, node: field });
  });
  return fields.length > 0 && fields.every((each) => each !== undefined) ? fields.flat() : undefined;
}

/** Returns the name of the property, of `a.b` and of `a['b']`. */
export function memberName({
  computed,
  property,
}: Extract<Node, { type: 'MemberExpression' }>): string | undefined {
  if (computed) return textOf(property);
  return property.type === 'Identifier' ? property.name : undefined;
}

/** Returns the module of `import * as name`, if the expression is such a name. */
export function namespaceOf(graph: ModuleGraph, { node, module, ancestors }: Code): SourceModule | undefined {
  const name = unwrap(node);
  if (name.type !== 'Identifier' || findLocal(name.name, ancestors)) return undefined;
  const target = module.imports.has(name.name) ? graph.resolveName(module, name.name) : undefined;
  return target?.kind === 'module' ? target.module : undefined;
}

export interface DescribedEndpoint {
  name: string;
  method: string;
  path: string;
}

/** Returns the descriptor of an endpoint; `computed` if only its shape is that of one; undefined for other values. */
export function descriptorOf(node: Node): DescribedEndpoint | 'computed' | undefined {
  const fields = fieldsOf(node);
  const [name, method, path] = ['name', 'method', 'path'].map((key) => fields?.get(key));
  if (!name || !method || !path) return undefined;
  const texts = { name: textOf(name), method: textOf(method), path: textOf(path) };
  const isKnown = Object.values(texts).every((text) => text !== undefined);
  return isKnown ? (texts as DescribedEndpoint) : 'computed';
}

/** Returns the event that `defineEvent({ type: '…', major: 1, … })` defines; undefined for any other code. */
export function definedEvent(node: Node): { type: string; major: number } | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return undefined;
  const [definition] = node.arguments;
  if (node.callee.name !== 'defineEvent' || !definition) return undefined;
  const fields = fieldsOf(definition);
  const [typeField, majorField] = [fields?.get('type'), fields?.get('major')];
  const type = typeField && textOf(typeField);
  const major = majorField?.type === 'Literal' ? majorField.value : undefined;
  return type !== undefined && typeof major === 'number' ? { type, major } : undefined;
}
