import { fromJSONSchema } from 'zod';
import * as z from 'zod/mini';
import { calls } from '#contract/calls.ts';
import { bearer, login, type RunningApi } from './api.ts';

const jsonSchema = z.record(z.string(), z.unknown());
const content = z.record(z.string(), z.strictObject({ schema: jsonSchema }));
const operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  parameters: z.array(
    z.strictObject({
      name: z.string(),
      in: z.enum(['path', 'query', 'header']),
      required: z.boolean(),
      description: z.optional(z.string()),
      schema: jsonSchema,
    }),
  ),
  requestBody: z.optional(z.strictObject({ required: z.boolean(), content })),
  responses: z.record(
    z.string().check(z.regex(/^[2-5]\d\d$/)),
    z.strictObject({ description: z.string(), content: z.optional(content) }),
  ),
  security: z.optional(z.array(z.record(z.string(), z.array(z.string())))),
});

/** The parts of OpenAPI 3.1 that this API's document uses. */
const openapi = z.object({
  openapi: z.string().check(z.regex(/^3\.1\.\d+$/)),
  info: z.object({ title: z.string(), version: z.string() }),
  servers: z.array(z.object({ url: z.url() })),
  paths: z.record(
    z.string().check(z.startsWith('/')),
    z.partialRecord(z.enum(['get', 'post', 'patch', 'put', 'delete']), operation),
  ),
  components: z.object({
    schemas: z.record(z.string(), jsonSchema),
    securitySchemes: z.optional(z.record(z.string(), jsonSchema)),
  }),
});

type JsonSchema = z.output<typeof jsonSchema>;

/** The document that a running API serves to the admin or a visitor, with its operations as a list. */
export async function fetchOpenapi(
  api: Pick<RunningApi, 'url'>,
  reader: 'visitor' | 'admin' = 'admin',
  more: Record<string, string> = {},
) {
  const { path } = reader === 'admin' ? calls.adminOpenapi : calls.openapi;
  const session = reader === 'admin' ? await login(api, undefined, more) : undefined;
  const headers = { ...more, ...(session && bearer(session.token)) };
  const answer = await fetch(api.url + path, { headers });
  const document = z.parse(openapi, await answer.json());
  const operations = Object.entries(document.paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]) => ({ path, method, ...operation })),
  );
  const compiled = new Map<string, ReturnType<typeof fromJSONSchema>>();
  /** Throws for an invalid schema or an unresolved reference. */
  const compile = (schema: JsonSchema) => {
    // zod reads a pattern without the flag u, with which JSON Schema means it (2020-12 Validation, 6.3.3).
    const withoutPatterns = (key: string, value: unknown) =>
      key === 'pattern' && typeof value === 'string' ? undefined : value;
    const whole = { ...schema, $defs: document.components.schemas };
    const text = JSON.stringify(whole, withoutPatterns);
    const local = text.replaceAll('#/components/schemas/', '#/$defs/');
    const known = compiled.get(local) ?? fromJSONSchema(JSON.parse(local));
    compiled.set(local, known);
    return known;
  };
  return { document, operations, compile };
}
