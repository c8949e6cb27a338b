import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type ErrorRequestHandler } from 'express';
import { Problem } from '#api/http/problem.ts';
import { readForm, type UploadedFile } from '#api/http/uploads/read-form.ts';
import { cvSize, maxUploadBytes } from '#contract/field-limits.ts';
import { problems } from '#contract/problem.ts';
import { temporaryDirectory } from './api.ts';

/**
 * A server on a free port that answers a form with what it read: texts unchanged; a file as its name, type, size,
 * digest, and the length read back; on /unread only its digest. Errors give their code and field errors.
 */
export async function serveForms() {
  const directory = await temporaryDirectory();
  const app = express();
  const paths = ['/', '/unread'];
  app.post(
    paths,
    readForm({ field: 'cv', fileBytes: cvSize.bytes, maxBytes: maxUploadBytes }, directory.path),
  );
  app.post(paths, async (request, response) => {
    const describe = request.path === '/' ? describeFile : ({ sha256 }: UploadedFile) => sha256;
    const described = Object.entries<string | UploadedFile>(request.body).map(
      async ([name, value]) => {
        return [name, typeof value === 'string' ? value : await describe(value)] as const;
      },
    );
    response.json(await Promise.all(described));
  });
  app.use(respondProblem);
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const dispose = async () => {
    server.close().closeAllConnections();
    await directory.remove();
  };
  return {
    url: `http://127.0.0.1:${port}/`,
    directory: directory.path,
    [Symbol.asyncDispose]: dispose,
  };
}

async function describeFile({ name, type, size, sha256, read }: UploadedFile) {
  return { name, type, size, sha256, readBack: (await read()).length };
}

const respondProblem: ErrorRequestHandler = (reason: unknown, _request, response, _next) => {
  const problem = reason instanceof Problem ? reason : new Problem('unexpected');
  const { code, particulars } = problem;
  const { errors } = particulars;
  response.status(problems[code].status).json([code, Object.entries(errors ?? {})]);
};
