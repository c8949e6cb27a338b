import * as z from 'zod/mini';
import { type Call, isForOwnPages, parametersOf } from './call.ts';
import { calls } from './calls.ts';
import { sessionCookieName } from './headers.ts';
import { type ProblemCode, problemDetails, problemMediaType, problems } from './problem.ts';
import { challengeSeconds, proofHeader } from './proof-of-work.ts';

/** The prefix of the admin's calls, including log in and log out. */
const adminPrefix = '/api/Admin/';

/**
 * The contract as an OpenAPI 3.1 document (JSON Schema 2020-12), generated from the schemas that validate.
 * @param siteUrl where the API is served, without a trailing slash
 * @param reader visitors get a document without the admin's calls
 */
export function openapiDocument(siteUrl: string, reader: 'visitor' | 'admin') {
  const paths: Record<string, Record<string, unknown>> = {};
  const known = Object.entries<Call>(calls).filter(
    ([, { path }]) => reader === 'admin' || !path.startsWith(adminPrefix),
  );
  for (const [operationId, call] of known) {
    paths[call.path] = { ...paths[call.path], [call.method]: operation(operationId, call) };
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Company site API', version: '1.0.0' },
    servers: [{ url: siteUrl }],
    paths,
    components: {
      schemas: { Problem: jsonSchema(problemDetails, 'output') },
      ...(reader === 'admin' && { securitySchemes: sessionCarriers(siteUrl) }),
    },
  };
}

function sessionCarriers(siteUrl: string) {
  return {
    bearer: { type: 'http', scheme: 'bearer' },
    cookie: { type: 'apiKey', in: 'cookie', name: sessionCookieName(siteUrl) },
  };
}

function operation(operationId: string, call: Call) {
  return {
    operationId,
    summary: call.summary,
    ...(call.for !== 'anyone' && { security: [{ bearer: [] }, { cookie: [] }] }),
    parameters: [
      ...parametersIn('path', parametersOf(call)),
      ...parametersIn('query', call.query),
      ...(call.idempotent ? [idempotencyKey] : []),
      ...(call.proofOfWork ? [proof] : []),
    ],
    ...(call.body && { requestBody: { required: true, content: bodyOf(call) } }),
    responses: { ...answer(call), ...errorResponses(call) },
  };
}

function answer({ response: { status, body, type } }: Call) {
  const content = body ? json(body, 'output') : type && { [type]: { schema: { type: 'string' } } };
  return { [status]: { description: 'Done', ...(content && { content }) } };
}

/** The error responses of a call: its own, and those common to its kind. */
function codesOf(call: Call): ProblemCode[] {
  const { method, path, for: who, query, body, upload } = call;
  const common: readonly (readonly [applies: boolean, ...codes: ProblemCode[]])[] = [
    [call.proves === true, 'tooMany'],
    [query !== undefined || body !== undefined, 'invalid'],
    [body !== undefined, 'malformed', 'tooLarge', 'compressed'],
    [body !== undefined, upload ? 'notMultipart' : 'wrongType'],
    [parametersOf(call) !== undefined, 'notFound'],
    [method !== 'get', 'unavailable', 'storageFull'],
    [who !== 'anyone', 'signedOut'],
    [typeof who !== 'string', 'notYours'],
    [who !== 'anyone' && !call.withFirstPassword, 'passwordToChange'],
    [isForOwnPages(call), 'crossSite'],
    [call.proofOfWork === true, 'proofRequired'],
    [path.startsWith(adminPrefix), 'insecure'],
    [true, 'unexpected'],
  ];
  const { errorResponses = [] } = call;
  return [...errorResponses, ...common.flatMap(([applies, ...codes]) => (applies ? codes : []))];
}

/** Error responses with the same status share an entry, whose description lists their codes. */
function errorResponses(call: Call) {
  const content = {
    'text/plain': { schema: { type: 'string' } },
    [problemMediaType]: { schema: { $ref: '#/components/schemas/Problem' } },
  };
  const byStatus = Object.groupBy(codesOf(call), (code) => problems[code].status);
  const responses = Object.entries(byStatus).map(([status, codes = []]) => {
    const description = codes.map((code) => `${code}: ${problems[code].en}`).join(' ');
    return [status, { description, content }];
  });
  return Object.fromEntries(responses);
}

function parametersIn(place: 'path' | 'query', schema: z.ZodMiniObject | undefined) {
  return Object.entries(schema?.def.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: jsonSchema(field as z.ZodMiniType, 'input'),
  }));
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Sent again under the same key, the same content is stored once.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

const proof = {
  name: proofHeader,
  in: 'header',
  required: false,
  description: `Under pressure: a challenge of the last ${challengeSeconds} seconds, solved, as ALTCHA’s payload. It is accepted once.`,
  schema: { type: 'string', maxLength: 2000 },
};

function bodyOf({ body, upload }: Call) {
  if (!body || !upload) return body && json(body, 'input');
  const schema: { properties?: object } = jsonSchema(body, 'input');
  const file = { type: 'string', format: 'binary' };
  const properties = { ...schema.properties, [upload.field]: file };
  return { 'multipart/form-data': { schema: { ...schema, properties } } };
}

function json(schema: z.ZodMiniType, io: 'input' | 'output') {
  return { 'application/json': { schema: jsonSchema(schema, io) } };
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output') {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}
