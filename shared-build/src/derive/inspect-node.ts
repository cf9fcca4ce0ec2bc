import { report, locationOf, type Findings, type Traversal } from './findings.ts';
import { inspectCall, inspectFragment } from './inspect-call.ts';
import { isInterface } from './interfaces.ts';
import type { Target } from './module-graph.ts';
import { isCalled, receiverOf } from './receivers.ts';
import { definedEvent, descriptorOf, memberName, namespaceOf, type Code } from './resolve-values.ts';
import { findLocal } from './scopes.ts';
import { isReference, textOf, unwrap } from './walk-code.ts';

const leadsToCalls: ReadonlySet<string> = new Set([
  'Identifier',
  'JSXIdentifier',
  'ImportExpression',
  'ObjectExpression',
]);

/** Records what one node means for the contract, and what other code it leads to. */
export function inspectNode(code: Code, findings: Findings, traversal: Traversal): void {
  const { node, ancestors } = code;
  if (traversal.scope === 'calls' && !leadsToCalls.has(node.type)) return;
  switch (node.type) {
    case 'Identifier':
      if (isReference(node, ancestors)) inspectReference(code, node.name, findings, traversal);
      break;
    case 'JSXIdentifier':
      if (isComponent(node.name, ancestors)) inspectReference(code, node.name, findings, traversal);
      break;
    case 'CallExpression':
      inspectCall(code, node, findings, traversal);
      break;
    case 'JSXOpeningElement':
      inspectFragment(code, node, findings, traversal);
      break;
    case 'ImportExpression':
      inspectDynamicImport(code, node.source, findings, traversal);
      break;
    case 'MemberExpression':
      inspectMember(code, memberName(node), findings, traversal);
      break;
    case 'VariableDeclarator':
      if (node.id.type === 'ObjectPattern' && node.init)
        inspectDestructuring(code, node.init, findings, traversal);
      break;
    case 'ObjectExpression':
      recordDescriptor(code, findings);
      break;
  }
}

function inspectReference(code: Code, name: string, findings: Findings, traversal: Traversal): void {
  const { module, ancestors } = code;
  if (findLocal(name, ancestors)) return;
  const target = traversal.graph.resolveName(module, name);
  if (target === undefined) {
    const imported = module.imports.get(name);
    if (imported)
      report(code, findings, `${name} is not found in ${imported.from}. Export it there by its name.`);
    return;
  }
  if (target.kind === 'module') inspectNamespace(code, name, target, findings, traversal);
  else followTarget(code, name, target, findings, traversal);
}

/** Follows the member of `import * as name`, or everything if the name is used otherwise. */
function inspectNamespace(
  code: Code,
  name: string,
  target: Extract<Target, { kind: 'module' }>,
  findings: Findings,
  traversal: Traversal,
): void {
  const parent = code.ancestors.at(-1);
  const member =
    parent?.type === 'JSXMemberExpression'
      ? parent.property.name
      : parent?.type === 'MemberExpression'
        ? memberName(parent)
        : undefined;
  if (member !== undefined) {
    const found = traversal.graph.resolveExport(target.module, member);
    if (found) followTarget(code, member, found, findings, traversal);
    else report(code, findings, `${member} is not found in ${name}. Export it there by its name.`);
    return;
  }
  const isContract = [...target.module.declarations.values()].some(
    ({ value }) => value && (descriptorOf(unwrap(value)) ?? definedEvent(unwrap(value))),
  );
  if (isContract) {
    report(
      code,
      findings,
      `a computed member of ${name} is not known at build time. Import endpoints and events by their names.`,
    );
  } else traversal.visitTarget(target);
}

function followTarget(
  code: Code,
  name: string,
  target: Target,
  findings: Findings,
  traversal: Traversal,
): void {
  if (target.kind !== 'declaration') return;
  const value = target.declaration.value && unwrap(target.declaration.value);
  if (value && descriptorOf(value) && isKeyOfOtherQueries(code)) return;
  if (traversal.scope === 'calls') {
    traversal.visitTarget(target);
    return;
  }
  if (value && definedEvent(value) !== undefined && !isEventArgument(code, traversal)) {
    report(code, findings, `the event ${name} is passed on. Pass it to the bus or to useBusEvent in place.`);
    return;
  }
  if (!isInterface(target)) traversal.visitTarget(target);
  else if (!isUsedInPlace(code)) {
    report(
      code,
      findings,
      `${name} of shared-runtime is passed on. Import it by its name, and call or render it in place.`,
    );
  }
}

/** An element in lower case is one of HTML, except as the object of `<object.Component>`; an attribute is no value. */
function isComponent(name: string, ancestors: readonly Code['node'][]): boolean {
  const parent = ancestors.at(-1);
  return parent?.type === 'JSXMemberExpression' || (parent?.type !== 'JSXAttribute' && /^[A-Z]/.test(name));
}

/** Returns whether a name is called or rendered where it stands, so that its arguments or props are read there. */
function isUsedInPlace({ node, ancestors }: Code): boolean {
  const parent = ancestors.at(-1);
  return (
    parent?.type === 'JSXOpeningElement' || parent?.type === 'JSXClosingElement' || isCalled(node, ancestors)
  );
}

const keyMethods: ReadonlySet<string> = new Set(['invalidateQueries', 'removeQueries', 'cancelQueries']);

/** Returns whether a descriptor only names cached answers: `invalidateQueries({ queryKey: queryKey(descriptor, …) })`. */
function isKeyOfOtherQueries({ ancestors }: Code): boolean {
  const [call, object, property, key] = ancestors.slice(-4);
  return (
    key?.type === 'CallExpression' &&
    key.callee.type === 'Identifier' &&
    key.callee.name === 'queryKey' &&
    property?.type === 'Property' &&
    object?.type === 'ObjectExpression' &&
    call?.type === 'CallExpression' &&
    call.callee.type === 'MemberExpression' &&
    keyMethods.has(memberName(call.callee) ?? '')
  );
}

/** Returns whether the node is part of an argument of the bus, which is read with the call, or another name of the event. */
function isEventArgument({ node, module, ancestors }: Code, traversal: Traversal): boolean {
  const parent = ancestors.at(-1);
  if (parent === undefined) return true;
  const before = ancestors.slice(0, -1);
  switch (parent.type) {
    case 'CallExpression': {
      const isFirst = parent.arguments[0] === node;
      const callee = unwrap(parent.callee);
      if (callee.type === 'Identifier') {
        const target = traversal.graph.resolveName(module, callee.name);
        return isFirst && target !== undefined && isInterface(target);
      }
      return (
        isFirst &&
        callee.type === 'MemberExpression' &&
        ['publish', 'subscribe', 'last'].includes(memberName(callee) ?? '')
      );
    }
    case 'ConditionalExpression':
      return parent.test !== node && isEventArgument({ node: parent, module, ancestors: before }, traversal);
    case 'MemberExpression':
      return isEventArgument({ node: parent, module, ancestors: before }, traversal);
    case 'VariableDeclarator':
      // The other name is followed to its uses.
      return parent.init === node && parent.id.type === 'Identifier';
    default:
      return (
        unwrap(parent) !== parent && isEventArgument({ node: parent, module, ancestors: before }, traversal)
      );
  }
}

function recordDescriptor(code: Code, findings: Findings): void {
  const descriptor = descriptorOf(code.node);
  if (descriptor === undefined) return;
  if (descriptor === 'computed') {
    report(
      code,
      findings,
      'name, method or path of this endpoint is not known at build time. Write them as texts.',
    );
    return;
  }
  const known = findings.calls.get(descriptor.name);
  if (known && (known.method !== descriptor.method || known.path !== descriptor.path)) {
    report(
      code,
      findings,
      `${descriptor.name} has two descriptors with different methods or paths. Use one.`,
    );
  }
  findings.calls.set(descriptor.name, known ?? { ...descriptor, ...locationOf(code) });
}

function inspectDynamicImport(
  code: Code,
  source: Code['node'],
  findings: Findings,
  traversal: Traversal,
): void {
  const specifier = textOf(unwrap(source));
  if (specifier === undefined) {
    report(code, findings, 'a computed import() is not known at build time. Import modules by their path.');
    return;
  }
  const module = traversal.graph.resolveModule(code.module, specifier);
  if (module) traversal.visitModule(module);
}

/** Methods that say something about the contract. */
const methods = { bus: ['publish', 'subscribe', 'last'], api: ['call'] };

/** Rejects `bus[name]`, and a method that is not called in place. */
function inspectMember(code: Code, name: string | undefined, findings: Findings, traversal: Traversal): void {
  const { node, ancestors } = code;
  if (node.type !== 'MemberExpression') return;
  const receiver = receiverOf(traversal.graph, {
    ...code,
    node: node.object,
    ancestors: [...ancestors, node],
  });
  if (receiver !== 'bus' && receiver !== 'api') return;
  if (namespaceOf(traversal.graph, { ...code, node: node.object })) return;
  const isMethod = name === undefined || methods[receiver].includes(name);
  if (!isMethod || (name !== undefined && isCalled(node, ancestors))) return;
  const shown = name === undefined ? `${receiver}[…]` : `${receiver}.${name} as a value`;
  report(
    code,
    findings,
    `${shown} is not known at build time. Call ${receiver}.${methods[receiver].join(', ')} in place.`,
  );
}

/** Rejects `const { call } = api`. */
function inspectDestructuring(
  code: Code,
  init: Code['node'],
  findings: Findings,
  traversal: Traversal,
): void {
  const receiver = receiverOf(traversal.graph, { ...code, node: init });
  if (receiver !== 'bus' && receiver !== 'api') return;
  report(
    code,
    findings,
    `the methods of the ${receiver} are taken out of it. Call ${receiver}.${methods[receiver].join(', ')} in place.`,
  );
}
