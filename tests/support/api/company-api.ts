import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fromJSONSchema } from 'zod';
import type { z } from 'zod/mini';

const number = { type: 'string', pattern: '^\\+[1-9]\\d{6,14}$' };

function operation(operationId: string, request: object, response: object) {
  const content = (properties: object) => ({
    'application/json': {
      schema: {
        ...{ type: 'object', properties, required: Object.keys(properties) },
        additionalProperties: false,
      },
    },
  });
  return {
    post: {
      operationId,
      security: [{ bearer: [] }],
      requestBody: { required: true, content: content(request) },
      responses: { 201: { description: 'Created', content: content(response) } },
    },
  };
}

/** The API that the code samples of the services page call, as its company would describe it. */
export const companyApi = {
  openapi: '3.1.1',
  info: { title: 'Messages, calls and verifications', version: '1.0.0' },
  components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  paths: {
    '/messages': operation(
      'sendMessage',
      {
        from: { type: 'string', pattern: '^[A-Za-z0-9 ]{3,11}$' },
        ...{ to: number, text: { type: 'string', minLength: 1, maxLength: 918 } },
      },
      {
        id: { type: 'string', pattern: '^msg_' },
        status: { enum: ['queued'] },
        parts: { type: 'integer', minimum: 1 },
      },
    ),
    '/calls': operation(
      'placeCall',
      { from: number, to: number, say: { type: 'string', minLength: 1, maxLength: 500 } },
      { id: { type: 'string', pattern: '^call_' }, status: { enum: ['ringing', 'answered'] } },
    ),
    '/verifications': operation(
      'startVerification',
      { to: number, channel: { enum: ['sms', 'voice'] }, locale: { enum: ['tr', 'en'] } },
      {
        id: { type: 'string', pattern: '^ver_' },
        status: { enum: ['sent'] },
        expiresInSeconds: { type: 'integer', minimum: 1 },
      },
    ),
  },
} as const;

type Path = keyof typeof companyApi.paths;
export type Received = { readonly path: string; readonly body: unknown };

/** The schema of a request's body, or of the answer. */
export function schemaOf(path: Path, of: 'request' | 'answer') {
  const { requestBody, responses } = companyApi.paths[path].post;
  const { content } = of === 'request' ? requestBody : responses[201];
  return fromJSONSchema(
    content['application/json'].schema as Parameters<typeof fromJSONSchema>[0],
  ) as unknown as z.ZodMiniType;
}

/**
 * A stand-in of that API on a port of its own. It answers 201 with `answerTo(path)` to a request that the document
 * allows, else 4xx.
 */
export async function startCompanyApi(key: string, answerTo: (path: Path) => string) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '').replace(/^\/v1/, '') as Path;
    const status = statusOf(request.method, path, request.headers, await text(request));
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(status === 201 ? answerTo(path) : JSON.stringify({ status }));
  });
  function statusOf(
    method: string | undefined,
    path: Path,
    headers: IncomingHttpHeaders,
    sent: string,
  ) {
    if (!Object.hasOwn(companyApi.paths, path)) return 404;
    if (method !== 'POST') return 405;
    if (headers.authorization !== `Bearer ${key}`) return 401;
    if (headers['content-type'] !== 'application/json') return 415;
    const body = JSON.parse(sent);
    if (!schemaOf(path, 'request').safeParse(body).success) return 400;
    received.push({ path, body });
    return 201;
  }
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    root: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    received,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
