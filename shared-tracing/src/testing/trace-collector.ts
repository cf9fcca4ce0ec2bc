import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedSpan {
  name: string;
  /** `service.name` of the process that has exported it. */
  service: string;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  attributes: Record<string, unknown>;
  isFailed: boolean;
}

export interface TraceCollector {
  /** Base URL, for OTEL_EXPORTER_OTLP_ENDPOINT. */
  url: string;
  spans: ReceivedSpan[];
  /** Bodies of the requests as they came. */
  bodies: string[];
  /** Headers of the last request. */
  headers: () => NodeJS.Dict<string | string[]>;
  stop: () => Promise<void>;
}

/** Starts a stand-in for an OpenTelemetry collector, which keeps what it receives. */
export async function startTraceCollector(port = 0): Promise<TraceCollector> {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  let headers: NodeJS.Dict<string | string[]> = {};
  const server = createServer((request, response) => {
    headers = request.headers;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      bodies.push(body);
      spans.push(...readSpans(JSON.parse(body) as OtlpRequest));
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    bodies,
    headers: () => headers,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface OtlpValue {
  stringValue?: string;
  intValue?: number;
  doubleValue?: number;
  boolValue?: boolean;
  arrayValue?: { values: OtlpValue[] };
}
interface OtlpAttribute {
  key: string;
  value: OtlpValue;
}
/** The parts that are read of https://opentelemetry.io/docs/specs/otlp/, in JSON. */
interface OtlpRequest {
  resourceSpans: {
    resource: { attributes: OtlpAttribute[] };
    scopeSpans: {
      spans: {
        name: string;
        traceId: string;
        spanId: string;
        parentSpanId?: string;
        attributes: OtlpAttribute[];
        status: { code?: number };
      }[];
    }[];
  }[];
}

const failedStatus = 2;

function readSpans({ resourceSpans }: OtlpRequest): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(readAttributes(resource.attributes)['service.name']);
    return scopeSpans.flatMap((scope) =>
      scope.spans.map((span) => ({
        name: span.name,
        service,
        traceId: span.traceId,
        spanId: span.spanId,
        parentSpanId: span.parentSpanId,
        attributes: readAttributes(span.attributes),
        isFailed: span.status.code === failedStatus,
      })),
    );
  });
}

const readAttributes = (attributes: OtlpAttribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, readValue(value)]));

function readValue(value: OtlpValue): unknown {
  if (value.arrayValue) return value.arrayValue.values.map(readValue);
  return value.stringValue ?? value.intValue ?? value.doubleValue ?? value.boolValue;
}
