import { calls } from '#contract/calls.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';
import { dropAnswer, editAnswer, makeAnswer, readAnswers } from './canned-answers.ts';
import { keepDraft, queueReply, readConversation, takeBackReply } from './replies.ts';

export function replyRoutes(routes: CallRouter, context: Context): void {
  const { db } = context;

  routes.serve(calls.readReplies, ({ parameters }) => readConversation(db, parameters.id));

  routes.serve(calls.saveDraft, ({ parameters, body }) => keepDraft(context, parameters.id, body));

  routes.serve(calls.sendReply, ({ parameters, body, session }) =>
    queueReply(context, session, parameters.id, body),
  );

  routes.serve(calls.undoReply, ({ parameters, session }) =>
    takeBackReply(context, session, parameters.id),
  );

  routes.serve(calls.listAnswers, () => readAnswers(db));

  routes.serve(calls.createAnswer, ({ body, session }) => makeAnswer(context, session, body));

  routes.serve(calls.changeAnswer, ({ parameters, body, session }) =>
    editAnswer(context, session, parameters.id, body),
  );

  routes.serve(calls.eraseAnswer, ({ parameters, session }) =>
    dropAnswer(context, session, parameters.id),
  );
}
