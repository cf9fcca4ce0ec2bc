import { join } from 'node:path';

/** A tsconfig.json that extends the base config of all packages. */
export interface PackageConfig {
  /** Absolute path of its folder. */
  folder: string;
  include: string[];
  compilerOptions?: Record<string, unknown>;
}

export interface TypeCheckGroup {
  compilerOptions: Record<string, unknown>;
  /** Absolute paths. */
  include: string[];
  exclude: string[];
}

/** Returns one program for all folders with the same options of their own. */
export function groupByOptions(configs: readonly PackageConfig[]): TypeCheckGroup[] {
  const groups = new Map<string, TypeCheckGroup>();
  for (const { folder, include, compilerOptions = {} } of configs) {
    const key = JSON.stringify(compilerOptions);
    const group = groups.get(key) ?? {
      compilerOptions,
      include: [],
      exclude: ['**/node_modules', '**/dist'],
    };
    group.include.push(...include.map((path) => join(folder, path)));
    groups.set(key, group);
  }
  return [...groups.values()];
}
