import * as z from 'zod';

const endpointRule =
  'the http(s) address of an OTLP collector without user name and password, such as http://127.0.0.1:4318';
const ratioRule = 'a ratio from 0 to 1';

/** The address is logged, so that credentials belong into OTEL_EXPORTER_OTLP_HEADERS. */
const endpoint = z
  .url({ protocol: /^https?$/, error: endpointRule })
  .refine((text) => !URL.canParse(text) || !hasCredentials(new URL(text)), endpointRule);

/** The environment variables of tracing, with the names that OpenTelemetry specifies. */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: unlessEmpty(endpoint.optional()),
  OTEL_TRACES_SAMPLER_ARG: unlessEmpty(
    z.coerce.number(ratioRule).min(0, ratioRule).max(1, ratioRule).default(1),
  ),
};

export interface TracingSettings {
  /** Base URL of the OTLP collector; spans are posted to `/v1/traces` below it. */
  endpoint: string;
  /** Ratio of the traces that are recorded, from 0 to 1. */
  samplingRatio: number;
}

/** Returns null without an endpoint: tracing is off. */
export function readTracingSettings(
  variables: z.output<z.ZodObject<typeof tracingVariables>>,
): TracingSettings | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_TRACES_SAMPLER_ARG: samplingRatio } = variables;
  return url !== undefined ? { endpoint: url.replace(/\/$/, ''), samplingRatio } : null;
}

/** Compose files and shells pass an unset variable as an empty one. */
function unlessEmpty<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema);
}

function hasCredentials({ username, password }: URL): boolean {
  return username !== '' || password !== '';
}
