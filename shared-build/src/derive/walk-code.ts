import { visitorKeys, type Node } from 'oxc-parser';

/** TypeScript nodes that contain an expression; all other `TS…` nodes are types and vanish in the build. */
const wrappers: ReadonlySet<string> = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'TSInstantiationExpression',
  'TSParameterProperty',
  'TSEnumDeclaration',
  'TSEnumBody',
  'TSEnumMember',
  'TSExportAssignment',
]);

/** A node and the nodes around it, the outermost first. */
export type Visit = (node: Node, ancestors: readonly Node[]) => void;

/** Visits every node that exists at run time: no types and no imports. */
export function walkCode(root: Node, visit: Visit): void {
  const ancestors: Node[] = [];
  function walk(node: Node): void {
    if (isTypeOnly(node)) return;
    visit(node, ancestors);
    ancestors.push(node);
    for (const child of childrenOf(node)) walk(child);
    ancestors.pop();
  }
  walk(root);
}

export function childrenOf(node: Node): Node[] {
  const fields = node as unknown as Record<string, unknown>;
  return (visitorKeys[node.type] ?? []).flatMap((key) => {
    const value = fields[key];
    if (Array.isArray(value)) return value.filter(isNode);
    return isNode(value) ? [value] : [];
  });
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function isTypeOnly(node: Node): boolean {
  if (node.type.startsWith('TS')) return !wrappers.has(node.type);
  return node.type === 'ImportDeclaration';
}

/** Returns the expression without `as`, `satisfies`, `!` and parentheses. */
export function unwrap(node: Node): Node {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
    case 'ParenthesizedExpression':
    case 'ChainExpression':
      return unwrap(node.expression);
    default:
      return node;
  }
}

/** Returns whether an identifier stands for a value, and not for a property or a label. */
export function isReference(node: Node, ancestors: readonly Node[]): boolean {
  const parent = ancestors.at(-1);
  if (parent === undefined) return true;
  switch (parent.type) {
    case 'MemberExpression':
      return parent.object === node || parent.computed;
    case 'Property':
      return parent.value === node || parent.computed;
    case 'MethodDefinition':
    case 'PropertyDefinition':
    case 'AccessorProperty':
      return parent.key !== node || parent.computed;
    case 'VariableDeclarator':
      return parent.init === node;
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ClassDeclaration':
    case 'ClassExpression':
      return parent.id !== node;
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'JSXAttribute':
      return false;
    default:
      return true;
  }
}

/** Returns the text of a string or of a template without expressions. */
export function textOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) {
    return node.quasis[0]?.value.cooked ?? undefined;
  }
  return undefined;
}

/** Returns the properties of an object literal by name; undefined if one is computed or spread. */
export function fieldsOf(node: Node): Map<string, Node> | undefined {
  if (node.type !== 'ObjectExpression') return undefined;
  const fields = new Map<string, Node>();
  for (const property of node.properties) {
    if (property.type !== 'Property' || property.computed) return undefined;
    const { key } = property;
    const name = key.type === 'Identifier' ? key.name : textOf(key);
    if (name === undefined) return undefined;
    fields.set(name, unwrap(property.value));
  }
  return fields;
}
