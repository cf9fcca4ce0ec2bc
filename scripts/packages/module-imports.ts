import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';

/** Returns the static imports of a module, and the dynamic ones of a constant name. */
export function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const [, name] = /^['"](.*)['"]$/.exec(text.slice(start, end)) ?? [];
      return name ?? [];
    }),
  ];
}

/** Returns TypeScript modules and all that they reach in their own package, types included. */
export function reachedModules(entries: readonly string[]): string[] {
  const reached = new Set(entries);
  // A set visits what is added meanwhile.
  for (const file of reached)
    for (const specifier of importsOf(file))
      if (/^\..*\.tsx?$/.test(specifier)) reached.add(join(dirname(file), specifier));
  return [...reached];
}
