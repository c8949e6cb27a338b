import { openPostgres } from '#db/postgres/open.ts';
import buildService from '../api/build-service.ts';
import {
  createDatabase,
  dropDatabase,
  onServer,
  serverSetting,
  startServer,
  templateName,
} from './postgres-server.ts';

/** Before the API tests on PostgreSQL: builds the service, starts a server and makes the database that others copy. */
export default async () => {
  await buildService();
  const server = await startServer();
  if (!server)
    throw new Error(`There is no PostgreSQL server: set ${serverSetting}, or start Docker`);
  // For the workers, which are started after this.
  process.env[serverSetting] = server.url;
  await dropDatabase(server.url, templateName);
  const template = await createDatabase(server.url, templateName);
  const store = await openPostgres(template);
  await store.close();
  // Each copy has its own.
  await onServer(template, (client) => client.query('delete from secrets'));
  return server.stop;
};
