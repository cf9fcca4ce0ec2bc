import { endpoints } from 'shared-contracts/api';
import { serverEndpoints } from 'shared-contracts/api/server-endpoints';
import { buildTestApi, type TestApi } from '../../testing/test-api.ts';
import { openApiDocument, operationIdOf } from './document.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi({ hasApiDocs: true });
});
afterAll(() => api.close());

interface Operation {
  operationId: string;
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
}
type Paths = Record<string, Record<string, Operation>>;

const paths = openApiDocument()['paths'] as Paths;
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

describe('openApiDocument', () => {
  it('has the same endpoints as the contract and the router', () => {
    const entries = [...Object.values(endpoints), ...Object.values(serverEndpoints)];
    const contract = entries.map(({ method, path }) => `${method} ${path}`);
    const documented = operations.map(
      ({ method, path }) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    );
    expect(documented.toSorted()).toEqual(contract.toSorted());
    expect([...api.app.apiRoutes].toSorted()).toEqual(contract.toSorted());
    expect(operations.map(({ operation }) => operation.operationId).toSorted()).toEqual(
      entries.map(({ name }) => operationIdOf(name)).toSorted(),
    );
  });

  it('documents fields of a path or a query as parameters, and those of a change as a body', () => {
    const product = paths['/api/single-product/{productId}']?.['get'];
    expect(product?.parameters).toContainEqual(
      expect.objectContaining({ name: 'productId', in: 'path', required: true }),
    );
    expect(product?.parameters).toContainEqual(
      expect.objectContaining({ name: 'parentBundleId', in: 'query', required: false }),
    );
    const add = paths['/api/basket-add']?.['post'];
    expect(add?.parameters).toEqual([]);
    expect(JSON.stringify(add?.requestBody)).toContain('"productID"');
  });

  it('documents the content types of a body', () => {
    const typesOf = (path: string) => {
      const body = paths[path]?.['post']?.requestBody as { content: object } | undefined;
      return Object.keys(body?.content ?? {});
    };
    expect(typesOf('/api/login')).toEqual(['application/json', 'application/x-www-form-urlencoded']);
    expect(typesOf('/api/password-strength')).toEqual(['application/json']);
  });

  it.each(operations.map(({ operation }) => [operation.operationId, operation] as const))(
    'documents the response and the errors of %s',
    (_name, { responses }) => {
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '400', '500', '503']));
    },
  );

  it('is served as a page and as JSON', async () => {
    const page = await api.app.inject({ url: '/api/docs/' });
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    const document = await api.app.inject({ url: '/api/docs/json' });
    expect(document.json()).toMatchObject({ openapi: '3.1.0', info: { title: 'Storefront API' } });
  });
});
