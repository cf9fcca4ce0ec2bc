import vm, { SourceTextModule } from 'node:vm';

const identifier = '/compile-once/module.js';

async function evaluate(code: string): Promise<unknown> {
  const module = new SourceTextModule(code, { identifier, context: vm.createContext() });
  await module.link(() => {
    throw new Error('no imports');
  });
  await module.evaluate();
  return module.namespace;
}

describe('the environments of tests', () => {
  it('compile a CommonJS module once, and run it in each context', () => {
    const code = 'return (globalThis.runs = (globalThis.runs ?? 0) + 1);';
    const compile = () => {
      const parsingContext = vm.createContext();
      return vm.compileFunction(code, [], { filename: '/compile-once/module.cjs', parsingContext });
    };
    const first = compile();
    const second = compile();
    expect(first.cachedDataRejected).toBeUndefined();
    expect(second.cachedDataRejected).toBe(false);
    expect([first(), second()]).toEqual([1, 1]);
  });

  it('run a module that was compiled before in each context', async () => {
    const code = 'globalThis.runs = (globalThis.runs ?? 0) + 1; export const runs = globalThis.runs;';
    expect(await evaluate(code)).toMatchObject({ runs: 1 });
    expect(await evaluate(code)).toMatchObject({ runs: 1 });
  });

  it('compile a file again when its code has changed, also to code of the same length', async () => {
    expect(await evaluate('export const answer = 41;')).toMatchObject({ answer: 41 });
    expect(await evaluate('export const answer = 42;')).toMatchObject({ answer: 42 });
    const compile = (code: string) => vm.compileFunction(code, [], { filename: '/compile-once/changed.cjs' });
    expect(compile('return 41')()).toBe(41);
    expect(compile('return 42')()).toBe(42);
  });
});
