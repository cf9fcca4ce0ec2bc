import { jest } from '@jest/globals';
import { contractOf, termOf } from 'registry-client/testing/contract-fixture';
import { manifestOf } from 'registry-client/testing/release-fixture';
import { sideOf } from 'registry-client/domain/release-side';
import type { ContractFile } from 'shared-contracts/releases';
import { CheckerBusyError, createContractChecker, type ContractChecker } from './contract-checker.ts';

/** Returns a small schema whose references double at each step, so that its validation takes long. */
function doublingSchema(steps: number): Record<string, unknown> {
  const next = (step: number) => ({ $ref: `#/$defs/s${step + 1}` });
  const $defs = Object.fromEntries(
    Array.from({ length: steps }, (_, step) => [`s${step}`, { allOf: [next(step), next(step)] }]),
  );
  return { $ref: '#/$defs/s0', $defs: { ...$defs, [`s${steps}`]: { type: 'object' } } };
}

const emitting = (schema: Record<string, unknown>, example: unknown) =>
  contractOf({ emits: { 'basket:changed': termOf({ schema, examples: [example] }) } });
const backtracking = emitting({ type: 'string', pattern: '^(a+)+$' }, `${'a'.repeat(40)}b`);
const doubling = emitting(doublingSchema(40), {});
const good = emitting({ type: 'object' }, {});
const aborted = 'its examples could not be checked in time';

/** Starting a thread takes seconds on a busy machine. */
jest.setTimeout(60_000);

describe('createContractChecker', () => {
  const started: ContractChecker[] = [];
  afterEach(() => Promise.all(started.splice(0).map((checker) => checker.stop())));

  function create(options: Parameters<typeof createContractChecker>[0] = {}): ContractChecker {
    const checker = createContractChecker(options);
    started.push(checker);
    return checker;
  }
  const check = (checker: ContractChecker, contract: ContractFile) =>
    checker.failure(manifestOf({ contract }), contract);

  it.each([
    ['a pattern', backtracking],
    ['references', doubling],
  ])('aborts %s that never ends, and checks the next contract', async (_what, contract) => {
    const checker = create();
    expect(await Promise.all([check(checker, contract), check(checker, good)])).toEqual([aborted, undefined]);
  });

  it('leaves the thread of the registry free while a pattern runs', async () => {
    const checked = check(create(), backtracking);
    const state = { isDone: false };
    void checked.then(() => (state.isDone = true));
    let turns = 0;
    while (!state.isDone) {
      await new Promise((resolve) => setImmediate(resolve));
      turns += 1;
    }
    expect(await checked).toBe(aborted);
    expect(turns).toBeGreaterThan(10);
  });

  it('reports the mismatches of a replay, and an aborted one', async () => {
    const side = (contract: ContractFile, name: 'mf-basket' | 'mf-search') => ({
      ...sideOf(manifestOf({ name, contract })),
      contract,
    });
    const reader = (schema: object) =>
      side(contractOf({ consumes: { 'basket:changed': termOf({ ...schema }) } }), 'mf-search');
    const sender = side(emitting({}, { basketCount: 'two' }), 'mf-basket');
    const checker = create();
    expect(await checker.mismatches(sender, [reader({})])).toEqual([
      'mf-search 1.0.0 cannot read what mf-basket 1.0.0 emits as basket:changed: /basketCount must be integer',
    ]);
    expect(await checker.mismatches(sender, [reader({ schema: doublingSchema(40) })])).toEqual([
      'the examples could not be replayed in time',
    ]);
    expect(await checker.mismatches({ ...sender, contract: null }, [reader({})])).toEqual([]);
  });

  it('rejects a job when too many wait', async () => {
    const checker = create({ maxWaiting: 1 });
    const jobs = await Promise.allSettled([1, 2, 3].map(() => check(checker, good)));
    expect(jobs.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(jobs[2]).toMatchObject({ reason: expect.any(CheckerBusyError) });
  });
});
