import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from 'shared-contracts/api/endpoint';
import {
  formAnswerHeader,
  formatFormAnswer,
  formBackField,
  type EndpointForm,
} from 'shared-contracts/api/form';
import { storeByHost } from 'shared-contracts/stores';
import { parseForm } from './parse-form.ts';
import { createFieldReader } from './read-fields.ts';
import { createListReader } from './read-lists.ts';

/** The body of a form, not parsed yet. A class, so that no JSON can be mistaken for one. */
class FormBody {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Accepts forms for the routes of this scope. All others answer them with 415. */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new FormBody(body)),
  );
}

/** Returns whether a browser without JavaScript has sent the request, see {@link acceptForms}. */
export function isFormRequest({ body }: Pick<FastifyRequest, 'body'>): boolean {
  return body instanceof FormBody;
}

/** Returns the request's fields, as JSON would have them, if its body is a form; undefined otherwise. */
type FormReader = (
  request: Pick<FastifyRequest, 'body' | 'host'>,
  reply: Pick<FastifyReply, 'header'>,
) => Record<string, unknown> | undefined;

/**
 * Returns the reader of an endpoint's form. It marks the answer as that of a form and throws `invalid_request` for a
 * malformed body. The store is that of the host, so that a form cannot choose it.
 */
export function createFormReader({ name, request: schema }: Endpoint, form: EndpointForm): FormReader {
  const { lists = {} } = form;
  const readFields = createFieldReader(schema);
  const readLists = createListReader(schema, lists);
  const storeField = storeFieldOf(name, schema);
  const formAnswer = formatFormAnswer(form);
  return ({ body, host }, reply) => {
    if (!(body instanceof FormBody)) return undefined;
    reply.header(formAnswerHeader, formAnswer);
    const { [formBackField]: _back, ...sent } = parseForm(body.text, form.maxFields);
    const store = storeByHost(host);
    const storeValues = Object.entries(form.storeFields ?? {}).map(([field, value]) => [field, store[value]]);
    const fields = Object.entries({ ...form.defaults, ...sent }).filter(
      ([field]) => !Object.hasOwn(lists, field),
    );
    return {
      ...readFields(Object.fromEntries(fields)),
      ...readLists(sent),
      ...Object.fromEntries(storeValues),
      [storeField]: store.id,
    };
  };
}

function storeFieldOf(name: string, schema: Endpoint['request']): string {
  const { shape } = schema as unknown as { shape: Readonly<Record<string, unknown>> };
  const field = ['store_id', 'storeId'].find((each) => Object.hasOwn(shape, each));
  if (field === undefined) throw new Error(`${name} has a form and no field for the store`);
  return field;
}
