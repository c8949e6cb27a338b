import { newData, startApi } from './api.ts';

/** Two services on one PostgreSQL database, each with a directory of its own. */
export async function twoOf(settings: Record<string, string> = {}, start = startApi) {
  const data = await newData();
  const other = await newData({ isMigrated: false });
  const shared = { ...data.settings, ...settings };
  const one = await start(shared);
  const two = await start({ ...shared, DATA_DIR: other.path });
  return {
    ...{ one, two },
    async [Symbol.asyncDispose]() {
      for (const part of [one, two, data, other]) await part[Symbol.asyncDispose]();
    },
  };
}
