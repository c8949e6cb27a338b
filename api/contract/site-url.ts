import * as z from 'zod/mini';

/** The public origin of the site. Both the API and the build of the pages read it. */
export const siteUrl = z._default(
  z.string().check(
    z.refine((text) => {
      const url = URL.parse(text);
      return url !== null && /^https?:$/.test(url.protocol) && url.origin === text;
    }, 'must be an origin such as https://www.gokhat.example, without a path or a trailing slash'),
  ),
  'http://localhost:8080',
);
