import type { ModuleGraph, Target } from './module-graph.ts';
import type { Code, DescribedEndpoint } from './resolve-values.ts';
import type { DerivationFailure, SourceModule } from './source-module.ts';

/** Where in the sources something is used first. */
export interface Site {
  file: string;
  line: number;
}

/** An event by its definition. */
export interface DerivedEvent extends Site {
  type: string;
  /** Null if the code names the event by its type only. */
  major: number | null;
}

/** What the code of a remote does, by name; events by `type@major`, or by type if the major is not known. */
export interface DerivedContract {
  emits: ReadonlyMap<string, DerivedEvent>;
  consumes: ReadonlyMap<string, DerivedEvent>;
  /** Fragments that are embedded, and overlays and modals that are opened. */
  uses: ReadonlyMap<string, Site>;
  calls: ReadonlyMap<string, DescribedEndpoint & Site>;
}

/** What is collected while the code is read. */
export interface Findings {
  emits: Map<string, DerivedEvent>;
  consumes: Map<string, DerivedEvent>;
  uses: Map<string, Site>;
  calls: Map<string, DescribedEndpoint & Site>;
  failures: DerivationFailure[];
}

/** How the code that is read leads to other code. */
export interface Reach {
  graph: ModuleGraph;
  target(target: Target): void;
  /** Everything that a module exports. */
  wholeModule(module: SourceModule): void;
}

export function siteOf({ node, module }: Code): Site {
  return { file: module.file, line: module.lineAt(node.start) };
}

export function report(code: Code, findings: Findings, message: string): void {
  findings.failures.push({ ...siteOf(code), message });
}
