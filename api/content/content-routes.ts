import { calls } from '#contract/calls.ts';
import { contentLimits } from '#contract/field-limits.ts';
import { listPublications } from '#db/queries/content.ts';
import { userNames } from '#db/queries/done-by.ts';
import { removeRow } from '#db/queries/rows.ts';
import { audit, change } from '../admin/change.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';
import { Problem } from '../http/problem.ts';
import { keepChanges, previewOf, readDocument, readState } from './editing.ts';
import { publicationOf, publishEdits, publisherOf, restorePublication } from './publications.ts';

export function contentRoutes(routes: CallRouter, context: Context): void {
  routes.serve(calls.readContent, () => readState(context));

  routes.serve(calls.readDocument, ({ query }) => readDocument(context, query.name));

  routes.serve(calls.changeContent, ({ body, session }) =>
    keepChanges(context, session, body.changes),
  );

  routes.serve(calls.previewPage, async ({ body, response }) => {
    response.end(await previewOf(context, body.page, body.changes));
  });

  routes.serve(calls.publishContent, ({ body, query, session }) =>
    publishEdits(context, session, body, query.publicationId),
  );

  routes.serve(calls.uploadPicture, async ({ body, file, session }) => {
    const publisher = publisherOf(context);
    const kept = await publisher.pictures.keep(() => file.read(), body);
    publisher.notifyReplicas();
    await audit(context.db, session, { action: 'pictureUploaded', details: { plate: body.plate } });
    return kept;
  });

  routes.serve(calls.readPicture, async ({ query }) => {
    const { bytes, created_at, ...picture } = await publisherOf(context).pictures.find(query.key);
    return picture;
  });

  routes.serve(calls.readPictureFile, async ({ query, response }) => {
    const { bytes } = await publisherOf(context).pictures.find(query.key);
    response.end(bytes);
  });

  routes.serve(calls.cropPicture, async ({ body }) => {
    const publisher = publisherOf(context);
    const kept = await publisher.pictures.crop(body.key, body);
    publisher.notifyReplicas();
    return kept;
  });

  routes.serve(calls.uploadFile, async ({ file, session }) => {
    const publisher = publisherOf(context);
    const key = await publisher.uploads.keep(await file.read());
    publisher.notifyReplicas();
    await audit(context.db, session, { action: 'fileUploaded', details: {} });
    return { key };
  });

  routes.serve(calls.listPublications, async () => {
    const rows = await listPublications(context.db, contentLimits.publications);
    const nameOf = await userNames(context.db);
    return { items: rows.map((row) => publicationOf(row, nameOf)) };
  });

  routes.serve(calls.restorePublication, ({ parameters, query, session }) =>
    restorePublication(context, session, parameters.id, query.publicationId),
  );

  /** @throws Problem `notFound` if it is not scheduled */
  routes.serve(calls.cancelPublication, async ({ parameters, session }) => {
    await change(context, session, async (transaction, note) => {
      const scheduled = { id: parameters.id, number: null };
      if (!(await removeRow(transaction, 'publications', scheduled))) throw new Problem('notFound');
      await note({ action: 'contentUnscheduled' });
    });
    context.events.publish({ about: 'content' });
  });
}
