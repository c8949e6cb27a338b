import { join } from 'node:path';
import type { Request, RequestHandler, Response, Router } from 'express';
import type * as z from 'zod/mini';
import { type Call, isForOwnPages, parametersOf } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { check } from '#contract/check.ts';
import type { Session } from '#db/queries/sessions.ts';
import type { Context } from '../context.ts';
import { endConnectionIfStopping } from '../process/stop.ts';
import { refuseCrossSite } from './cross-site.ts';
import { Problem } from './problem.ts';
import { limitsOf } from './rate-limits.ts';
import { jsonOf, readJson, refuseCompressed } from './read-json.ts';
import { type InPages, sendJson } from './send-json.ts';
import { requireSession } from './session.ts';
import { readForm, type UploadedFile } from './uploads/read-form.ts';

/** In the data directory: uploads end up in the database, on the same disk. */
const uploadDirectory = 'uploads';

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Field<C, K extends string> = C extends Record<K, infer S> ? Parsed<S> : undefined;

/** A handler's argument: the call's input, parsed by its schemas, and the session for admin calls. */
export type Input<C extends Call> = {
  readonly body: Field<C, 'body'>;
  readonly query: Field<C, 'query'>;
  readonly parameters: C['path'] extends `${string}{id}${string}`
    ? { readonly id: string }
    : undefined;
  /** The file of an upload call, checked against the schema. */
  readonly file: C extends { upload: object } ? UploadedFile : undefined;
  readonly session: C extends { for: 'anyone' } ? undefined : Session;
  readonly request: Request;
  readonly response: Response;
};
type Answer<C extends Call> = C['response'] extends { body: infer S extends z.ZodMiniType }
  ? z.input<S> | InPages<z.input<S>>
  : // biome-ignore lint/suspicious/noConfusingVoidType: a handler without an answer may simply end
    void;

export type Handler<C extends Call> = (input: Input<C>) => Promise<Answer<C>> | Answer<C>;

/**
 * Serves the calls of the contract. Access, input and status come from the contract's table, so no route can omit a
 * check.
 */
export class CallRouter {
  /** The application's own router: each nested router would slow down every request. */
  readonly router: Router;
  readonly #context: Context;
  readonly #proofLimits: RequestHandler[];

  constructor(router: Router, context: Context) {
    this.router = router;
    this.#context = context;
    // Shared by the calls, so that alternating them cannot double it. Counted per session, so guesses in one that was
    // left open cannot lock out another one.
    this.#proofLimits = limitsOf(context, {
      ...{ name: 'passwords given again', times: 5, per: 'minute' },
      ...{ for: 'session', counts: 'failures' },
    });
  }

  /**
   * Serves a call. Order of the checks: cross-site, session (admin calls), limits, proof of work, body.
   * @param first middleware such as rate limits
   */
  serve<C extends Call>(call: C, handler: Handler<C>, ...first: RequestHandler[]): void {
    const reading = this.#reading(call);
    const parameters = parametersOf(call);
    this.router[call.method](
      routePath(call),
      notLiteral(call),
      named(call),
      ...(isForOwnPages(call) ? [refuseCrossSite(this.#context, call)] : []),
      ...(call.for !== 'anyone' ? [this.#requiring(call)] : []),
      ...(call.proves ? this.#proofLimits : []),
      ...first,
      ...(call.proofOfWork ? [this.#context.proofOfWork.require(call)] : []),
      ...reading,
      async (request, response) => {
        const input = {
          parameters: parameters && parsed(parameters, request.params, 'notFound'),
          query: call.query && parsed(call.query, request.query, 'invalid'),
          body: call.body && parsed(call.body, inputOf(call, request), 'invalid'),
          file: call.upload && request.body[call.upload.field],
          session: response.locals.session,
          request,
          response,
        };
        const { status, body, type } = call.response;
        if (type) {
          // The handler writes body and headers.
          endConnectionIfStopping(this.#context, response);
          response.status(status).type(type);
          if (request.method === 'HEAD') response.end();
          else await handler(input as Input<C>);
          return;
        }
        const answer = await handler(input as Input<C>);
        endConnectionIfStopping(this.#context, response);
        if (body) await sendJson(response, status, answer);
        else response.status(status).end();
      },
    );
  }

  #requiring(call: Call): RequestHandler {
    return async (request, response, next) => {
      response.locals.session = await requireSession(this.#context, request, call);
      next();
    };
  }

  #reading(call: Call): RequestHandler[] {
    const { body, upload } = call;
    const directory = join(this.#context.settings.dataDir, uploadDirectory);
    if (upload) return [refuseCompressed, this.#context.uploads.admit, readForm(upload, directory)];
    return body ? [refuseCompressed, readJson(call.maxBytes)] : [];
  }

  /** Responds with 405 to methods that the contract does not have on its paths. */
  refuseOtherMethods(): void {
    for (const { path } of Object.values<Call>(calls)) {
      const methods = Object.values<Call>(calls)
        .filter((call) => call.path === path)
        .map(({ method }) => method.toUpperCase());
      const allow = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
      this.router.all(routePath({ path }), notLiteral({ path }), () => {
        throw new Problem('methodNotAllowed', { headers: { Allow: allow.join(', ') } });
      });
    }
  }
}

/** The input for the call's body schema: the form's fields, or JSON. */
function inputOf(call: Call, request: Request): unknown {
  return call.upload ? request.body : jsonOf(request);
}

const literalPaths = Object.values<Call>(calls)
  .map(({ path }) => path.toLowerCase())
  .filter((path) => !path.includes('{'));

/** `/Messages/bulk` must not match as a message whose id is "bulk". */
function notLiteral(call: Pick<Call, 'path'>): RequestHandler {
  const isLiteral = !call.path.includes('{');
  return ({ path }, _response, next) =>
    next(isLiteral || !literalPaths.includes(path.toLowerCase()) ? undefined : 'route');
}

/** Names the call for the metrics; refused requests count too. */
function named({ path }: Call): RequestHandler {
  return (_request, response, next) => {
    response.locals.call = path;
    next();
  };
}

/** OpenAPI's `{id}` is Express's `:id`. */
export function routePath({ path }: Pick<Call, 'path'>): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

function parsed(schema: z.ZodMiniType, input: unknown, refusal: 'invalid' | 'notFound'): unknown {
  const result = check(schema, input);
  if (result.ok) return result.data;
  // A body that is not an object: no field to name.
  if (Object.hasOwn(result.errors, '')) throw new Problem('malformed');
  throw new Problem(refusal, refusal === 'invalid' ? { errors: result.errors } : {});
}
