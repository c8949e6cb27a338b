import type { Pictures } from '#contract/content/pictures-schema.ts';

/** Empty: pictures are uploaded in the admin. The drawn ones are in `web/plates`. */
export const pictures: Pictures = {};
