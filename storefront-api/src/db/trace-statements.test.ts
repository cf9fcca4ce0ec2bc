import { withSpan } from 'shared-tracing/spans';
import { createSpanRecorder } from 'shared-tracing/span-recorder';
import { traceStatements } from './trace-statements.ts';

const recorder = createSpanRecorder();
const headers = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' };

type Query = (...values: unknown[]) => unknown;

function clientThat(query: Query) {
  return traceStatements({ query } as { query: (...values: never[]) => unknown }) as { query: Query };
}

async function spansOf(work: () => Promise<unknown>) {
  const { spans } = await recorder.record(headers, () => withSpan('request', {}, work));
  return spans.filter(({ name }) => name !== 'request');
}

describe('traceStatements', () => {
  it.each([
    ['select 1', 'SELECT'],
    ['  with rows as (select 1) select * from rows', 'WITH'],
    ['(select 1) union (select 2)', 'SELECT'],
    ['commit', 'COMMIT'],
    ['', 'SQL'],
  ])('names the span of %j by its operation', async (text, name) => {
    const client = clientThat(() => Promise.resolve({ rows: [] }));
    expect(await spansOf(async () => client.query(text))).toMatchObject([
      { name, attributes: { 'db.system.name': 'postgresql', 'db.query.text': text } },
    ]);
  });

  it('records the text of a statement and none of its values, and returns its result', async () => {
    const client = clientThat((...values) => Promise.resolve(values));
    const statement = { text: 'select * from members where email = $1', values: ['anna@example.com'] };
    let result: unknown;
    const spans = await spansOf(async () => {
      result = await client.query(statement, ['anna@example.com']);
    });
    expect(result).toEqual([statement, ['anna@example.com']]);
    expect(spans).toMatchObject([{ attributes: { 'db.query.text': statement.text } }]);
    expect(JSON.stringify(spans)).not.toContain('anna@example.com');
  });

  it('records the code of a failed statement', async () => {
    const error = Object.assign(new Error('Key (email)=(anna@example.com) exists'), { code: '23505' });
    const client = clientThat(() => Promise.reject(error));
    const spans = await spansOf(async () => expect(client.query('insert')).rejects.toBe(error));
    expect(spans).toMatchObject([{ attributes: { 'error.type': '23505' } }]);
    expect(JSON.stringify(spans)).not.toContain('anna@example.com');
  });

  it('adds no span outside of a request', async () => {
    const client = clientThat(() => Promise.resolve('rows'));
    const { spans, result } = await recorder.record({}, async () => client.query('select 1'));
    expect([result, spans]).toEqual(['rows', []]);
  });

  it('leaves streams, and the calls of a pool to its connection, which have a span already', async () => {
    const sent: unknown[][] = [];
    const client = clientThat((...values) => sent.push(values));
    const stream = { text: 'copy products from stdin', submit: () => undefined };
    const callback = () => undefined;
    const spans = await spansOf(async () => {
      client.query(stream);
      client.query('select 1', [], callback);
    });
    expect(sent).toEqual([[stream], ['select 1', [], callback]]);
    expect(spans).toEqual([]);
  });
});
