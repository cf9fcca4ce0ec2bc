import type { ClientBase } from 'pg';
import { createStatementNames, prepareRepeated } from './name-statements.ts';

const execute = (nameOf: (text: string) => string | undefined, text: string, times: number) =>
  Array.from({ length: times }, () => nameOf(text));

describe('createStatementNames', () => {
  it('names a statement from its 20th execution on, each by its own name', () => {
    const nameOf = createStatementNames();
    expect(execute(nameOf, 'select 1', 21)).toEqual([
      ...Array.from({ length: 19 }),
      'repeated_0',
      'repeated_0',
    ]);
    expect(execute(nameOf, 'select 2', 20).at(-1)).toBe('repeated_1');
  });

  it('names at most 150 statements, and keeps their names', () => {
    const nameOf = createStatementNames();
    const names = Array.from({ length: 200 }, (_, index) => execute(nameOf, `select ${index}`, 20).at(-1));
    expect(names.filter((name) => name !== undefined)).toHaveLength(150);
    expect(nameOf('select 0')).toBe('repeated_0');
  });
});

describe('prepareRepeated', () => {
  function clientWith(sent: unknown[]) {
    const client = { query: (config: unknown) => sent.push(config) } as unknown as ClientBase;
    prepareRepeated(client, () => 'repeated_0');
    return client;
  }

  it('adds the name to a statement, and leaves one that has a name', () => {
    const sent: unknown[] = [];
    const client = clientWith(sent);
    void client.query({ text: 'select $1', values: [1] });
    void client.query({ text: 'select $1', values: [1], name: 'own' });
    expect(sent).toEqual([
      { text: 'select $1', values: [1], name: 'repeated_0' },
      { text: 'select $1', values: [1], name: 'own' },
    ]);
  });

  it('leaves plain texts such as commit, and streams, which send themselves', () => {
    const sent: unknown[] = [];
    const client = clientWith(sent);
    const stream = { text: 'copy products from stdin', submit: () => undefined };
    void client.query('commit');
    void client.query(stream as never);
    expect(sent[0]).toBe('commit');
    expect(sent[1]).toBe(stream);
  });
});
