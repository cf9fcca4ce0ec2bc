import { checkModuleCycles, type SourceFile } from './module-cycles.ts';

const src = 'storefront-api/src';

function file(source: string, ...imports: string[]): SourceFile {
  return {
    source: `${src}/${source}`,
    dependencies: imports.map((path) => ({ resolved: `${src}/${path}` })),
  };
}

function failuresOf(...files: SourceFile[]): string[] {
  return checkModuleCycles(files).failures;
}

describe('checkModuleCycles', () => {
  it('accepts modules that import each other in one direction', () => {
    const basket = file('modules/basket/routes.ts', 'modules/auth/sessions.ts', 'plugins/health.ts');
    expect(failuresOf(basket, file('modules/auth/sessions.ts', 'db/client.ts'))).toEqual([]);
  });

  it('reports a cycle of modules whose files have none, with an import for each edge', () => {
    const failures = failuresOf(
      file('modules/auth/routes.ts', 'modules/basket/merge-guest-basket.ts'),
      file('modules/basket/merge-guest-basket.ts'),
      file('modules/basket/routes.ts', 'modules/auth/sessions.ts'),
    );
    expect(failures).toContain(
      [
        `${src}: modules/auth → modules/basket closes a cycle: modules/auth → modules/basket → modules/auth`,
        `    ${src}/modules/auth/routes.ts → ${src}/modules/basket/merge-guest-basket.ts`,
        `    ${src}/modules/basket/routes.ts → ${src}/modules/auth/sessions.ts`,
      ].join('\n'),
    );
  });

  it('reports a cycle of a module and a plugin', () => {
    const failures = failuresOf(
      file('plugins/contract-routes.ts', 'modules/auth/sessions.ts'),
      file('modules/auth/routes.ts', 'plugins/contract-routes.ts'),
    );
    expect(failures.join()).toContain('plugins → modules/auth → plugins');
  });

  it('compares the parts of the catalogue with each other', () => {
    const catalogue = 'modules/catalogue';
    const failures = failuresOf(
      file(`${catalogue}/sales/routes.ts`, `${catalogue}/products/cards.ts`),
      file(`${catalogue}/products/details.ts`, `${catalogue}/sales/sale.ts`),
    );
    expect(failures.join()).toContain('sales → products → sales');
  });

  it('ignores what tests import', () => {
    const test = file('modules/auth/auth.test.ts', 'modules/basket/routes.ts');
    expect(failuresOf(test, file('modules/basket/routes.ts', 'modules/auth/sessions.ts'))).toEqual([]);
  });
});
