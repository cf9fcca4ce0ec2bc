import type { ModuleGraph, Target } from './module-graph.ts';
import type { Code, DescribedEndpoint } from './resolve-values.ts';
import type { DerivationFailure, SourceModule } from './source-module.ts';

/** Where in the sources something is used first. */
export interface SourceLocation {
  file: string;
  line: number;
}

/** An event by its definition. */
export interface DerivedEvent extends SourceLocation {
  type: string;
  /** Null if the code names the event by its type only. */
  major: number | null;
}

/** What the code of a remote does, by name; events by `type@major`, or by type if the major is not known. */
export interface DerivedContract {
  emits: ReadonlyMap<string, DerivedEvent>;
  consumes: ReadonlyMap<string, DerivedEvent>;
  /** Fragments that are embedded, and overlays and modals that are opened. */
  uses: ReadonlyMap<string, SourceLocation>;
  calls: ReadonlyMap<string, DescribedEndpoint & SourceLocation>;
}

/** What is collected while the code is read. */
export interface Findings {
  emits: Map<string, DerivedEvent>;
  consumes: Map<string, DerivedEvent>;
  uses: Map<string, SourceLocation>;
  calls: Map<string, DescribedEndpoint & SourceLocation>;
  failures: DerivationFailure[];
}

/**
 * What is read. `calls`: in code that passes on what others call, send and embed, only mentioned endpoints count.
 */
export type DerivationScope = 'everything' | 'calls';

/** How the code that is read leads to other code. */
export interface Traversal {
  graph: ModuleGraph;
  scope: DerivationScope;
  visitTarget(target: Target): void;
  /** Visits everything that a module exports. */
  visitModule(module: SourceModule): void;
}

export function locationOf({ node, module }: Code): SourceLocation {
  return { file: module.file, line: module.lineAt(node.start) };
}

export function report(code: Code, findings: Findings, message: string): void {
  findings.failures.push({ ...locationOf(code), message });
}
