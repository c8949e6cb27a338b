import type { Pictures } from '#contract/content/pictures-schema.ts';

/** None: pictures are uploaded in the admin. The drawn ones are in `web/plates`. */
export const pictures: Pictures = {};
