import type { ErrorRequestHandler, Request, Response } from 'express';
import type { LastChange } from '#contract/admin/done-by.ts';
import { fieldMessage, formMessage } from '#contract/field-messages.ts';
import type { Language } from '#contract/languages.ts';
import {
  changedByText,
  type ProblemDetails,
  problemMediaType,
  problems,
  problemText,
} from '#contract/problem.ts';
import { Busy, StorageFull } from '#db/engine/errors.ts';
import { lastChangeOf } from '#db/queries/done-by.ts';
import { namedChange } from '../admin/done-by.ts';
import type { Context } from '../context.ts';
import { endConnectionIfStopping } from '../process/stop.ts';
import { Problem, type RefusedField, type RefusedFields } from './problem.ts';
import { languageOf } from './sender.ts';

/**
 * The last handler: turns every error into a response in the visitor's language, as text or, on request by `Accept`,
 * as problem details (RFC 9457). Errors with status 500 and above are logged; their details never reach the client.
 */
export function problemHandler(context: Context): ErrorRequestHandler {
  const { log } = context;
  return async (reason: unknown, request, response, next) => {
    const problem = toProblem(reason);
    if (problems[problem.code].status >= 500) {
      // A limit that the service set itself: where it was thrown tells nothing.
      const isDecided = reason === problem && !problem.cause;
      if (isDecided) log.warn({ code: problem.code, id: request.id }, 'refused');
      else log.error({ err: reason, id: request.id }, 'refused');
    }
    if (response.headersSent) return next(reason);
    endConnectionIfStopping(context, response);
    send(problem, await othersChange(context, problem, response), request, response);
  };
}

/** The change that was in the way, if a user with a name made it: not from another window of the caller. */
async function othersChange({ db }: Context, { particulars }: Problem, { locals }: Response) {
  const { change } = particulars;
  const made = change && ('at' in change ? change : await lastChangeOf(db, change));
  return made?.user_id === locals.session?.user_id ? null : namedChange(db, made);
}

function send(
  { code, particulars: { errors, headers = {}, secondFactor } }: Problem,
  change: LastChange,
  request: Request,
  response: Response,
): void {
  const language = languageOf(request);
  const { status } = problems[code];
  const { 'Retry-After': wait } = headers;
  const ownText = (language: Language) =>
    problemText(code, language, wait ? Number(wait) : undefined);
  const told = change ? changedByText(change, language) : ownText(language);
  const detail = errors ? wholeText(Object.values(errors), language) : told;
  response.status(status).set(headers).set('Content-Language', language).vary('Accept');
  if (!request.headers.accept?.includes(problemMediaType)) {
    response.type('text/plain').send(detail);
    return;
  }
  const details: ProblemDetails = {
    type: 'about:blank',
    title: ownText('en'),
    status,
    code,
    detail,
    ...(errors && { errors: inWords(errors, language) }),
    ...(secondFactor && { secondFactor }),
    ...(change && { lastChange: change }),
  };
  response.type(problemMediaType).send(JSON.stringify(details));
}

function wholeText(errors: readonly RefusedField[], language: Language): string {
  return errors[0]?.words?.(language) ?? formMessage(errors, language);
}

function inWords(errors: RefusedFields, language: Language): Record<string, string[]> {
  // `fromEntries` defines its keys: assignment would lose a field named `__proto__`.
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [
      field,
      [error.words?.(language) ?? fieldMessage(error, language)],
    ]),
  );
}

function toProblem(reason: unknown): Problem {
  if (reason instanceof Problem) return reason;
  const { type, status } = reason as { type?: string; status?: number };
  if (type === 'entity.too.large') return new Problem('tooLarge');
  if (type === 'encoding.unsupported' || type === 'charset.unsupported') {
    return new Problem('wrongType');
  }
  if (status !== undefined && status >= 400 && status < 500) return new Problem('malformed');
  if (reason instanceof StorageFull) return new Problem('storageFull');
  if (reason instanceof Busy) return new Problem('unavailable');
  return new Problem('unexpected');
}
