import { afterAll, expect, test } from 'vitest';
import { createApp } from '#api/app.ts';
import { openContext } from '#api/open-context.ts';
import { openLog } from '#api/process/log.ts';
import { readSettings } from '#api/process/settings.ts';
import { problems } from '#contract/problem.ts';
import { newData, startApi } from '#tests/support/api/api.ts';
import { fetchOpenapi } from '#tests/support/api/openapi.ts';

const api = await startApi({ SITE_URL: 'https://www.gokhat.example', TRUST_PROXY: '1' });
/** The header of a proxy that terminates TLS. */
const byHttps = { 'X-Forwarded-Proto': 'https' };
afterAll(() => api[Symbol.asyncDispose]());
const { document, operations, compile } = await fetchOpenapi(api, 'admin', byHttps);

test('the document names the site and how to log in', () => {
  expect(document.servers).toEqual([{ url: 'https://www.gokhat.example' }]);
  expect(document.components.securitySchemes).toEqual({
    bearer: { type: 'http', scheme: 'bearer' },
    cookie: { type: 'apiKey', in: 'cookie', name: '__Host-sid' },
  });
});

test('the public document names no admin call, and the admin’s document needs a session', async () => {
  const visitors = await fetchOpenapi(api, 'visitor');
  const paths = operations.map(({ path }) => path).filter((path) => !/^\/api\/Admin\//i.test(path));
  expect(paths.length).toBeGreaterThan(0);
  expect(visitors.operations.map(({ path }) => path)).toEqual(paths);
  expect(JSON.stringify(visitors.document)).not.toMatch(/admin|bearer|cookie/i);
  const refused = await fetch(`${api.url}/api/Admin/openapi.json`, { headers: byHttps });
  expect(refused.status).toBe(401);
  expect(await refused.text()).not.toContain('People');
});

test('each operation has a unique id', () => {
  const ids = operations.map(({ operationId }) => operationId);
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every schema in the document compiles, and every reference resolves', () => {
  const schemas = [
    ...Object.values(document.components.schemas),
    ...operations.flatMap(({ parameters, requestBody, responses }) => [
      ...parameters.map(({ schema }) => schema),
      ...[requestBody, ...Object.values(responses)].flatMap((part) =>
        Object.values(part?.content ?? {}).map(({ schema }) => schema),
      ),
    ]),
  ];
  expect(schemas.length).toBeGreaterThan(operations.length);
  for (const schema of schemas) expect(() => compile(schema)).not.toThrow();
});

test('no error response of a call is listed twice', () => {
  for (const { path, responses } of operations) {
    for (const { description } of Object.values(responses)) {
      const words = description.match(/\b\w+(?=: )/g) ?? [];
      const codes = words.filter((word) => word in problems);
      expect([path, codes]).toEqual([path, [...new Set(codes)]]);
    }
  }
});

test('every path parameter is declared and required', () => {
  for (const { path, parameters } of operations) {
    const inPath = parameters.filter((parameter) => parameter.in === 'path');
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(inPath.map(({ name }) => name)).toEqual(names);
    expect(inPath.every(({ required }) => required)).toBe(true);
  }
});

test('every call that needs a session declares it and its 401 answer', () => {
  for (const { path, security, responses } of operations) {
    const guarded = /^\/api\/Admin\/(?!log(?:in|in\/passkey|out)$|Invitation)/.test(path);
    expect([path, security]).toEqual([
      path,
      guarded ? [{ bearer: [] }, { cookie: [] }] : undefined,
    ]);
    if (guarded) expect(Object.keys(responses)).toContain('401');
  }
});

test('the document lists every Express route and nothing else', async () => {
  await using data = await newData();
  const settings = readSettings({ ...data.settings, LOG_LEVEL: 'silent' });
  const context = await openContext(settings, openLog(settings));
  const app = createApp(context);
  const routers = app.router.stack.map(
    ({ handle }) => handle as { stack?: typeof app.router.stack },
  );
  const routes = [app.router, ...routers].flatMap(({ stack = [] }) =>
    stack.flatMap(({ route }) => (route ? [route as unknown as ExpressRoute] : [])),
  );
  const served = routes
    // Each path also has a route for all other methods, which refuses them.
    .filter(({ methods }) => !methods._all)
    .flatMap(({ path, methods }) => Object.keys(methods).map((method) => `${method} ${path}`));
  const documented = operations.map(
    ({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
  );
  expect(served.sort()).toEqual(documented.sort());
  await context.close();
});

type ExpressRoute = { readonly path: string; readonly methods: Readonly<Record<string, boolean>> };
