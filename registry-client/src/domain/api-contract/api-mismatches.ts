import type { ApiContract, ContractCall, ContractFile, OfferedEndpoint } from 'shared-contracts/releases';
import { compareSchemas, type SchemaMismatch } from './compare-schemas.ts';
import type { StepLimit } from './schema-alternatives.ts';

/** For all calls of a release, whose schemas are untrusted. The shop's largest release takes about 30,000. */
const maxSteps = 500_000;

/** Sentences of one endpoint; further ones are counted. */
const maxSentences = 5;

/**
 * Returns why the calls of a release do not work with an API, a sentence each. An earlier release lists no calls, and
 * nothing is known about it.
 */
export function apiMismatches({ calls = {} }: Pick<ContractFile, 'calls'>, api: ApiContract): string[] {
  const offered = new Map(api.endpoints.map((endpoint) => [endpoint.name, endpoint]));
  const limit = { steps: maxSteps };
  return Object.entries(calls).flatMap(([name, call]) =>
    endpointMismatches(name, call, offered.get(name), limit),
  );
}

function endpointMismatches(
  name: string,
  { method, path, request, response }: ContractCall,
  offered: OfferedEndpoint | undefined,
  limit: StepLimit,
): string[] {
  if (offered === undefined) return [`it calls ${name} (${method} ${path}), which the API does not offer`];
  if (offered.method !== method || offered.path !== path) {
    return [
      `it calls ${name} as ${method} ${path}, and the API offers it as ${offered.method} ${offered.path}`,
    ];
  }
  if (offered.caller === 'server') return [`it calls ${name}, which the API offers to other servers only`];
  const sentences = [
    ...compareSchemas(request, offered.request, limit).map((each) => `${name}: ${requestSentence(each)}`),
    ...compareSchemas(offered.response, response, limit).map((each) => `${name}: ${responseSentence(each)}`),
  ];
  if (sentences.length <= maxSentences) return sentences;
  const rest = sentences.length - maxSentences;
  return [
    ...sentences.slice(0, maxSentences),
    `${name}: and ${rest} further ${rest === 1 ? 'mismatch' : 'mismatches'}`,
  ];
}

function requestSentence(mismatch: SchemaMismatch): string {
  const field = fieldOf(mismatch, 'request');
  switch (mismatch.kind) {
    case 'missing':
      return `the API requires the request field ${mismatch.path}, which it may not send`;
    case 'unknown':
      return `it may send the request field ${mismatch.path}, which the API rejects`;
    case 'wider':
      return `it may send ${mismatch.sent} as ${field}, and the API accepts ${mismatch.read}`;
    case 'incomparable':
      return `${field} cannot be compared: its schema ${mismatch.why}`;
  }
}

function responseSentence(mismatch: SchemaMismatch): string {
  const field = fieldOf(mismatch, 'response');
  switch (mismatch.kind) {
    case 'missing':
      return `it reads the response field ${mismatch.path}, which the API may leave out`;
    case 'unknown':
      return `the API may answer the response field ${mismatch.path}, which it rejects`;
    case 'wider':
      return `the API may answer ${mismatch.sent} as ${field}, and it reads ${mismatch.read}`;
    case 'incomparable':
      return `${field} cannot be compared: its schema ${mismatch.why}`;
  }
}

function fieldOf({ path }: SchemaMismatch, side: 'request' | 'response'): string {
  return path === '' ? `the ${side}` : `the ${side} field ${path}`;
}
