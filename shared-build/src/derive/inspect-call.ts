import type { Node } from 'oxc-parser';
import {
  report,
  locationOf,
  type DerivedEvent,
  type Findings,
  type Traversal,
  type SourceLocation,
} from './findings.ts';
import { isInterface } from './interfaces.ts';
import { receiverOf } from './receivers.ts';
import { definedEvent, descriptorOf, memberName, valuesOf, type Code } from './resolve-values.ts';
import { findLocal } from './scopes.ts';
import { textOf, unwrap } from './walk-code.ts';

type Call = Extract<Node, { type: 'CallExpression' }>;

/** Which argument of a call says what, and where it is recorded. */
interface Reading {
  /** For messages. */
  callee: string;
  index: number;
  kind: 'event' | 'endpoint' | 'overlay';
  into?: 'emits' | 'consumes' | 'uses';
}

const eventPattern = /^[a-z]+(-[a-z]+)*:[a-z-]+$/;

export function inspectCall(code: Code, call: Call, findings: Findings, traversal: Traversal): void {
  const reading = readingOf(code, call, traversal);
  if (reading === undefined) return;
  const { callee, index, kind, into } = reading;
  const argument = call.arguments[index];
  if (call.arguments.slice(0, index + 1).some((each) => each.type === 'SpreadElement')) {
    report(
      code,
      findings,
      `${callee} gets spread arguments, which are not known at build time. Write them one by one.`,
    );
    return;
  }
  if (argument === undefined) return;
  const names = namesOf(kind, { ...code, node: argument, ancestors: [...code.ancestors, call] }, traversal);
  if (names === undefined) {
    report(code, findings, `${callee} gets ${remedies[kind]}`);
    return;
  }
  if (into === 'uses') record(findings.uses, names, locationOf(code));
  else if (into) recordEvents(findings[into], names, locationOf(code));
}

const remedies = {
  event:
    'an event that is not known at build time. Pass its name, or its definition as it is imported, in place.',
  endpoint:
    'an endpoint that is not known at build time. Pass the descriptor as it is imported from shared-contracts/descriptors, in place.',
  overlay: 'a name that is not known at build time. Write the name in place.',
};

function record(table: Map<string, SourceLocation>, names: readonly string[], site: SourceLocation): void {
  for (const name of names) table.set(name, table.get(name) ?? site);
}

/** @param keys as {@link nameOf} returns them */
function recordEvents(table: Map<string, DerivedEvent>, keys: readonly string[], site: SourceLocation): void {
  for (const key of keys) {
    const [type = key, major] = key.split('@');
    table.set(key, table.get(key) ?? { type, major: major === undefined ? null : Number(major), ...site });
  }
}

function readingOf(code: Code, call: Call, traversal: Traversal): Reading | undefined {
  const callee = unwrap(call.callee);
  const inside = { ...code, ancestors: [...code.ancestors, call] };
  if (receiverOf(traversal.graph, { ...inside, node: callee }) === 'open-overlay') {
    return { callee: 'openOverlay', index: 0, kind: 'overlay', into: 'uses' };
  }
  if (callee.type === 'Identifier') return interfaceReading(code, callee.name, traversal);
  if (callee.type !== 'MemberExpression') return undefined;
  const method = memberName(callee);
  const receiver = receiverOf(traversal.graph, { ...inside, node: callee.object });
  if (method === 'call' && receiver === 'api') return { callee: 'api.call', index: 0, kind: 'endpoint' };
  const into = method === 'publish' ? 'emits' : 'consumes';
  if (method !== 'publish' && method !== 'subscribe' && method !== 'last') return undefined;
  const reading: Reading = { callee: `bus.${method}`, index: 0, kind: 'event', into };
  if (receiver === 'bus') return reading;
  // Others have methods of these names too: it is a bus if it gets an event.
  const [argument] = call.arguments;
  return argument && namesOf('event', { ...inside, node: argument }, traversal) ? reading : undefined;
}

function interfaceReading(
  { module, ancestors }: Code,
  name: string,
  traversal: Traversal,
): Reading | undefined {
  if (findLocal(name, ancestors)) return undefined;
  const target = traversal.graph.resolveName(module, name);
  if (target?.kind !== 'declaration' || !isInterface(target)) return undefined;
  switch (target.name) {
    case 'useBusEvent':
      return { callee: target.name, index: 0, kind: 'event', into: 'consumes' };
    case 'endpointQuery':
      return { callee: target.name, index: 1, kind: 'endpoint' };
    default:
      return undefined;
  }
}

/** Returns the names that an argument can be; undefined if one is not known. */
function namesOf(kind: Reading['kind'], code: Code, traversal: Traversal): string[] | undefined {
  const names = valuesOf(traversal.graph, code)?.map(({ node }) => nameOf(kind, node));
  return names?.every((name) => name !== undefined) ? names : undefined;
}

/** Of an event that is given by its definition the name is `type@major`. */
function nameOf(kind: Reading['kind'], node: Node): string | undefined {
  switch (kind) {
    case 'event': {
      const defined = definedEvent(node);
      const type = defined?.type ?? textOf(node);
      if (type === undefined || !eventPattern.test(type)) return undefined;
      return defined ? `${type}@${defined.major}` : type;
    }
    case 'endpoint': {
      const descriptor = descriptorOf(node);
      return typeof descriptor === 'object' ? descriptor.name : undefined;
    }
    case 'overlay':
      return textOf(node);
  }
}

/** Records the fragment of `<Fragment name="…" />`. */
export function inspectFragment(
  code: Code,
  { name, attributes }: Extract<Node, { type: 'JSXOpeningElement' }>,
  findings: Findings,
  traversal: Traversal,
): void {
  if (name.type !== 'JSXIdentifier' || findLocal(name.name, code.ancestors)) return;
  const target = traversal.graph.resolveName(code.module, name.name);
  if (target?.kind !== 'declaration' || target.name !== 'Fragment' || !isInterface(target)) return;
  const value = attributes.map(fragmentName).find((each) => each !== undefined);
  const names = value && namesOf('overlay', { ...code, node: value }, traversal);
  if (names === undefined || attributes.some(({ type }) => type === 'JSXSpreadAttribute')) {
    report(
      code,
      findings,
      '<Fragment> gets a name that is not known at build time, or spread props. Write name="…" in place.',
    );
    return;
  }
  record(findings.uses, names, locationOf(code));
}

function fragmentName(attribute: Node): Node | undefined {
  if (attribute.type !== 'JSXAttribute' || attribute.name.name !== 'name') return undefined;
  const { value } = attribute;
  return value?.type === 'JSXExpressionContainer' ? value.expression : (value ?? undefined);
}
