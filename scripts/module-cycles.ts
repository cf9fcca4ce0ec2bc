/**
 * Cycles between modules. A module is a folder, so its files may be free of cycles while the folders are not.
 * `scripts/borders.ts` runs this on the dependencies that it has collected.
 */

import { workspaceRemotes } from 'shared-build/workspace-remotes';
import { root } from './stack/settings.ts';

/** A source file and the files that it imports, type imports included, as paths from the repository. */
export interface SourceFile {
  source: string;
  dependencies: readonly { resolved: string }[];
}

/** A folder whose modules are compared with each other. */
export interface Scope {
  folder: string;
  /** Tells which module of the folder a path below it belongs to. By default the first folder, or the file itself. */
  moduleOf?: (path: string) => string;
}

const firstFolder = (path: string) => path.split('/')[0] ?? path;

/** In the API each domain is a module. */
const apiModuleOf = (path: string) =>
  path.startsWith('modules/') ? path.split('/').slice(0, 2).join('/') : firstFolder(path);

const allScopes: readonly Scope[] = [
  { folder: 'storefront-api/src', moduleOf: apiModuleOf },
  { folder: 'storefront-api/src/modules/catalogue' },
  { folder: 'storefront-ports/src' },
  { folder: 'demo-shop/src' },
  { folder: 'shell/src' },
  { folder: 'shell/server' },
  ...['contracts', 'runtime', 'ui'].map((name) => ({ folder: `shared-${name}/src` })),
  ...['client', 'server', 'cli'].map((name) => ({ folder: `registry-${name}/src` })),
  ...workspaceRemotes(root).map((name) => ({ folder: `${name}/src` })),
];

/** Tests may import whatever they test with. The contact sheets are a command of the demo shop that shows its data. */
const ignoredSources = /\.test\.tsx?$|\/testing\/|^demo-shop\/src\/art\/sheet/;

interface Edge {
  from: string;
  to: string;
  /** One import that makes the edge. */
  example: string;
}

export interface ModuleCycleReport {
  /** One text for each cycle. */
  failures: string[];
  /** Modules that were compared. */
  moduleCount: number;
}

/** Reports the imports between modules that close a cycle. */
export function checkModuleCycles(
  files: readonly SourceFile[],
  scopes: readonly Scope[] = allScopes,
): ModuleCycleReport {
  const reports = scopes.map((scope) => checkScope(scope, files));
  return {
    failures: reports.flatMap(({ failures }) => failures),
    moduleCount: reports.reduce((sum, { moduleCount }) => sum + moduleCount, 0),
  };
}

function checkScope(scope: Scope, files: readonly SourceFile[]): ModuleCycleReport {
  const graph = moduleGraph(scope, files);
  const failures = findCycles(graph).map(
    (cycle) =>
      `${scope.folder}: ${edgeName(cycle[0])} closes a cycle: ${chainOf(cycle)}\n${importsOf(cycle)}`,
  );
  return { failures, moduleCount: graph.size };
}

type Graph = Map<string, Edge[]>;
type Cycle = [Edge, ...Edge[]];

function moduleGraph({ folder, moduleOf = firstFolder }: Scope, files: readonly SourceFile[]): Graph {
  const prefix = `${folder}/`;
  const graph: Graph = new Map();
  for (const { source, dependencies } of files) {
    if (!source.startsWith(prefix) || ignoredSources.test(source)) continue;
    const from = moduleOf(source.slice(prefix.length));
    const edges = graph.get(from) ?? [];
    graph.set(from, edges);
    for (const { resolved } of dependencies) {
      if (!resolved.startsWith(prefix)) continue;
      const to = moduleOf(resolved.slice(prefix.length));
      if (to === from || edges.some((edge) => edge.to === to)) continue;
      edges.push({ from, to, example: `${source} → ${resolved}` });
    }
  }
  return graph;
}

/** Returns the shortest cycle through each edge that is part of one, with that edge first. */
function findCycles(graph: Graph): Cycle[] {
  const edges = [...graph.values()].flat();
  return edges.flatMap((edge): Cycle[] => {
    const way = shortestWay(graph, edge.to, edge.from);
    return way === null ? [] : [[edge, ...way]];
  });
}

/** Breadth first; null if no imports lead from one module to the other. */
function shortestWay(graph: Graph, start: string, target: string): Edge[] | null {
  const ways = new Map<string, Edge[]>([[start, []]]);
  for (const [module, way] of ways) {
    if (module === target) return way;
    for (const edge of graph.get(module) ?? []) {
      if (!ways.has(edge.to)) ways.set(edge.to, [...way, edge]);
    }
  }
  return null;
}

const edgeName = ({ from, to }: Edge) => `${from} → ${to}`;

const chainOf = (cycle: Cycle) => [...cycle.map(({ from }) => from), cycle[0].from].join(' → ');

const importsOf = (cycle: Cycle) => cycle.map(({ example }) => `    ${example}`).join('\n');
