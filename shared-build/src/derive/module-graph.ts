import { ResolverFactory } from 'oxc-resolver';
import { dirname } from 'node:path';
import { sharedModules } from '../federation.ts';
import { readModule, type Declaration, type SourceModule } from './source-module.ts';

/** A name of a module of the workspace: one of its declarations, or the module itself. */
export type Target =
  | { kind: 'declaration'; module: SourceModule; name: string; declaration: Declaration }
  | { kind: 'module'; module: SourceModule }
  /** Of a package that is installed, or a file that is no code: it cannot call the shop. */
  | { kind: 'external' };

export interface ModuleGraph {
  read(file: string): SourceModule;
  /** Returns the module that an import means; undefined if it is external. Throws if there is none. */
  resolveModule(from: SourceModule, specifier: string): SourceModule | undefined;
  /** Returns what a name at the top level of a module is; undefined if the module has no such name. */
  resolveName(module: SourceModule, name: string): Target | undefined;
  /** Returns what an exported name of a module is. */
  resolveExport(module: SourceModule, name: string): Target | undefined;
}

const code = /\.[cm]?[jt]sx?$/;
const ownPackage = /^shared-/;

/** Modules of other authors that the shell provides; a remote need not install them. */
const provided = new Set(Object.keys(sharedModules).filter((name) => !ownPackage.test(name)));

/** Returns whether a file is code of the shop. Another repository has the shop's packages in `node_modules`. */
function isOfShop(file: string): boolean {
  const [, packagePath] = /^.*\/node_modules\/(.*)$/.exec(file) ?? [];
  return code.test(file) && (packagePath === undefined || ownPackage.test(packagePath));
}

/** Reads the modules of the workspace on demand, each once. Resolves imports as the bundler does. */
export function createModuleGraph(): ModuleGraph {
  const resolver = new ResolverFactory({
    conditionNames: ['import', 'module', 'browser', 'default'],
    extensions: ['.ts', '.tsx', '.js'],
    builtinModules: true,
  });
  const modules = new Map<string, SourceModule>();

  function read(file: string): SourceModule {
    const module = modules.get(file) ?? readModule(file);
    modules.set(file, module);
    return module;
  }

  function resolveModule(from: SourceModule, specifier: string): SourceModule | undefined {
    if (provided.has(specifier)) return undefined;
    const { path, builtin } = resolver.sync(dirname(from.file), specifier);
    if (builtin) return undefined;
    if (path === undefined) throw new Error(`${from.file} imports ${specifier}, which does not exist`);
    const [file = ''] = path.split('?');
    return isOfShop(file) ? read(file) : undefined;
  }

  function resolveName(module: SourceModule, name: string): Target | undefined {
    const declaration = module.declarations.get(name);
    if (declaration) return { kind: 'declaration', module, name, declaration };
    const imported = module.imports.get(name);
    return imported && follow(module, imported);
  }

  function follow(module: SourceModule, { from, name }: { from: string; name: string }): Target | undefined {
    const source = resolveModule(module, from);
    if (source === undefined) return { kind: 'external' };
    return name === '*' ? { kind: 'module', module: source } : resolveExport(source, name);
  }

  function resolveExport(
    module: SourceModule,
    name: string,
    visited: ReadonlySet<SourceModule> = new Set(),
  ): Target | undefined {
    if (visited.has(module)) return undefined;
    const local = module.exports.get(name);
    if (local !== undefined) return resolveName(module, local);
    const reexported = module.reexports.get(name);
    if (reexported) return follow(module, reexported);
    if (name === 'default') return undefined;
    for (const star of module.starExports) {
      const source = resolveModule(module, star);
      const found = source && resolveExport(source, name, new Set([...visited, module]));
      if (found) return found;
    }
    return undefined;
  }

  return { read, resolveModule, resolveName, resolveExport };
}
