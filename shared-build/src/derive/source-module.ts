import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseSync, type Node, type Program } from 'oxc-parser';
import { namesOf } from './scopes.ts';
import { textOf } from './walk-code.ts';

/** Where a name of another module comes from. `name` is `*` for the whole module. */
export interface ImportedName {
  from: string;
  name: string;
}

/** A declaration at the top level of a module: its code, and its value if it is a constant. */
export interface Declaration {
  node: Node;
  value: Node | undefined;
}

export interface SourceModule {
  file: string;
  declarations: Map<string, Declaration>;
  imports: Map<string, ImportedName>;
  /** Local name of each exported name. */
  exports: Map<string, string>;
  reexports: Map<string, ImportedName>;
  /** Modules of which everything is exported. */
  starExports: string[];
  /** Modules that are imported for their effects only. */
  sideEffects: string[];
  /** Statements that run when the module is loaded. */
  statements: Node[];
  /** Returns the 1-based line of an offset. */
  lineAt: (offset: number) => number;
}

/** Something in the source that the contract cannot be derived from. */
export interface DerivationFailure {
  file: string;
  line: number;
  /** What is there, and how to write it instead. */
  message: string;
}

/** The contract of a release cannot be derived; the message has one line per failure. */
export class DerivationError extends Error {
  readonly failures: readonly DerivationFailure[];
  constructor(remote: string, folder: string, failures: readonly DerivationFailure[]) {
    const lines = failures.map(({ file, line, message }) => `${relative(folder, file)}:${line}: ${message}`);
    super([`The contract of ${remote} cannot be derived from its code:`, ...lines].join('\n'));
    this.name = 'DerivationError';
    this.failures = failures;
  }
}

/** Parses a TypeScript file. Throws a SyntaxError with file and line. */
export function readModule(file: string): SourceModule {
  const source = readFileSync(file, 'utf8');
  const { program, errors } = parseSync(file, source, { sourceType: 'module' });
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;
  const [error] = errors;
  if (error) throw new SyntaxError(`${file}:${lineAt(error.labels[0]?.start ?? 0)}: ${error.message}`);
  return { file, lineAt, ...indexProgram(program) };
}

function indexProgram(program: Program): Omit<SourceModule, 'file' | 'lineAt'> {
  const index = {
    declarations: new Map<string, Declaration>(),
    imports: new Map<string, ImportedName>(),
    exports: new Map<string, string>(),
    reexports: new Map<string, ImportedName>(),
    starExports: [] as string[],
    sideEffects: [] as string[],
    statements: [] as Node[],
  };
  for (const statement of program.body) {
    switch (statement.type) {
      case 'ImportDeclaration':
        addImport(index, statement);
        break;
      case 'ExportAllDeclaration':
        if (statement.exportKind === 'type') break;
        if (statement.exported) {
          index.reexports.set(exportName(statement.exported), { from: statement.source.value, name: '*' });
        } else index.starExports.push(statement.source.value);
        break;
      case 'ExportNamedDeclaration':
        addNamedExport(index, statement);
        break;
      case 'ExportDefaultDeclaration':
        addDefaultExport(index, statement);
        break;
      default:
        if (declare(index, statement).length === 0 && !statement.type.startsWith('TS')) {
          index.statements.push(statement);
        }
    }
  }
  return index;
}

type Index = Omit<SourceModule, 'file' | 'lineAt'>;
type StatementOf<Type extends Node['type']> = Extract<Node, { type: Type }>;

function addImport(index: Index, statement: StatementOf<'ImportDeclaration'>): void {
  if (statement.importKind === 'type') return;
  const from = statement.source.value;
  if (statement.specifiers.length === 0) index.sideEffects.push(from);
  for (const specifier of statement.specifiers) {
    const local = specifier.local.name;
    if (specifier.type === 'ImportNamespaceSpecifier') index.imports.set(local, { from, name: '*' });
    else if (specifier.type === 'ImportDefaultSpecifier') index.imports.set(local, { from, name: 'default' });
    else if (specifier.importKind !== 'type') {
      index.imports.set(local, { from, name: exportName(specifier.imported) });
    }
  }
}

function addNamedExport(index: Index, statement: StatementOf<'ExportNamedDeclaration'>): void {
  if (statement.exportKind === 'type') return;
  if (statement.declaration) {
    for (const name of declare(index, statement.declaration)) index.exports.set(name, name);
    return;
  }
  for (const { local, exported, exportKind } of statement.specifiers) {
    if (exportKind === 'type') continue;
    const name = exportName(exported);
    if (statement.source) {
      index.reexports.set(name, { from: statement.source.value, name: exportName(local) });
    } else index.exports.set(name, exportName(local));
  }
}

function addDefaultExport(index: Index, { declaration }: StatementOf<'ExportDefaultDeclaration'>): void {
  if (declaration.type.startsWith('TS')) return;
  const [name] = declare(index, declaration);
  if (name !== undefined) index.exports.set('default', name);
  else if (declaration.type === 'Identifier') index.exports.set('default', declaration.name);
  else {
    index.declarations.set('default', { node: declaration, value: declaration });
    index.exports.set('default', 'default');
  }
}

/** Adds the names that a statement declares, and returns them. */
function declare(index: Index, statement: Node): string[] {
  switch (statement.type) {
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
    case 'TSEnumDeclaration': {
      if (!statement.id) return [];
      index.declarations.set(statement.id.name, { node: statement, value: undefined });
      return [statement.id.name];
    }
    case 'VariableDeclaration':
      return statement.declarations.flatMap((declarator) => {
        const names = namesOf(declarator.id);
        const isConstant = statement.kind === 'const' && declarator.id.type === 'Identifier';
        const value = isConstant ? (declarator.init ?? undefined) : undefined;
        for (const name of names) index.declarations.set(name, { node: declarator, value });
        return names;
      });
    default:
      return [];
  }
}

function exportName(node: Node): string {
  return node.type === 'Identifier' ? node.name : (textOf(node) ?? '');
}
