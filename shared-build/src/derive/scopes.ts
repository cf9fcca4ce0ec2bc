import type { Node } from 'oxc-parser';
import { childrenOf } from './walk-code.ts';

/** What a name means within a function or block: a constant with its value, or anything else. */
export type LocalBinding = { kind: 'const'; value: Node } | { kind: 'other' };

const scopesOf = new WeakMap<Node, Map<string, LocalBinding>>();

/** Returns the binding of a name inside the code around it; undefined if it is one of the module. */
export function findLocal(name: string, ancestors: readonly Node[]): LocalBinding | undefined {
  for (const scope of ancestors.toReversed()) {
    const binding = bindingsOf(scope).get(name);
    if (binding) return binding;
  }
  return undefined;
}

function bindingsOf(scope: Node): Map<string, LocalBinding> {
  const known = scopesOf.get(scope);
  if (known) return known;
  const bindings = collect(scope);
  scopesOf.set(scope, bindings);
  return bindings;
}

function collect(scope: Node): Map<string, LocalBinding> {
  const bindings = new Map<string, LocalBinding>();
  switch (scope.type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      for (const parameter of scope.params) add(bindings, parameter, { kind: 'other' });
      break;
    case 'CatchClause':
      if (scope.param) add(bindings, scope.param, { kind: 'other' });
      break;
    case 'ForStatement':
      if (scope.init) addDeclaration(bindings, scope.init);
      break;
    case 'ForInStatement':
    case 'ForOfStatement':
      addLoopVariables(bindings, scope.left);
      break;
    case 'BlockStatement':
    case 'StaticBlock':
      for (const statement of scope.body) addDeclaration(bindings, statement);
      break;
    case 'SwitchStatement':
      for (const { consequent } of scope.cases) {
        for (const statement of consequent) addDeclaration(bindings, statement);
      }
      break;
  }
  return bindings;
}

function addDeclaration(bindings: Map<string, LocalBinding>, statement: Node): void {
  if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration') {
    if (statement.id) bindings.set(statement.id.name, { kind: 'other' });
    return;
  }
  if (statement.type !== 'VariableDeclaration') return;
  for (const { id, init } of statement.declarations) {
    const isConstant = statement.kind === 'const' && id.type === 'Identifier' && init !== null;
    add(bindings, id, isConstant ? { kind: 'const', value: init } : { kind: 'other' });
  }
}

/** The variable of a loop has another value each time, also if it is a constant. */
function addLoopVariables(bindings: Map<string, LocalBinding>, left: Node): void {
  if (left.type !== 'VariableDeclaration') return;
  for (const { id } of left.declarations) add(bindings, id, { kind: 'other' });
}

/** Adds the names of a pattern, such as `{ a, b: [c] }`. */
function add(bindings: Map<string, LocalBinding>, pattern: Node, binding: LocalBinding): void {
  for (const name of namesOf(pattern)) bindings.set(name, binding);
}

export function namesOf(pattern: Node): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'AssignmentPattern':
      return namesOf(pattern.left);
    case 'Property':
      return namesOf(pattern.value);
    case 'RestElement':
      return namesOf(pattern.argument);
    case 'TSParameterProperty':
      return namesOf(pattern.parameter);
    case 'ObjectPattern':
    case 'ArrayPattern':
      return childrenOf(pattern).flatMap(namesOf);
    default:
      return [];
  }
}
