import express, { type Express, type RequestHandler } from 'express';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import {
  type Area,
  areaHeaders,
  areaOf,
  areas,
  cacheControl,
  commonHeaders,
  type InlineHashes,
  strictTransportSecurity,
} from '#contract/headers.ts';
import { ambiguousTarget } from '#contract/request-target.ts';
import { accountRoutes } from './admin/account.ts';
import { applicationRoutes } from './admin/applications.ts';
import { auditRoutes } from './admin/audit-list.ts';
import { cannedAnswerRoutes } from './admin/canned-answers.ts';
import { dataProtectionRoutes } from './admin/export-person.ts';
import { factorRoutes } from './admin/factors.ts';
import { hiringRoutes } from './admin/hiring.ts';
import { letterFileRoutes } from './admin/letter-files.ts';
import { adminRoutes } from './admin/log-in.ts';
import { mailRoutes } from './admin/mail.ts';
import { messageRoutes } from './admin/messages.ts';
import { openingRoutes } from './admin/openings.ts';
import { replyRoutes } from './admin/replies.ts';
import { signatureRoutes } from './admin/signatures.ts';
import { overviewRoutes } from './admin/stats.ts';
import { systemRoutes } from './admin/system.ts';
import { tagRoutes } from './admin/tags.ts';
import { userRoutes } from './admin/users.ts';
import { contentRoutes } from './content/content-routes.ts';
import type { Context } from './context.ts';
import { type BuiltSite, siteRoutes } from './http/built-site.ts';
import { CallRouter } from './http/call-router.ts';
import { Problem } from './http/problem.ts';
import { problemHandler } from './http/problem-handler.ts';
import { watchRequests } from './http/watch-requests.ts';
import { jobApplicationRoutes } from './public/applications.ts';
import { contactFormRoutes } from './public/messages.ts';
import { openingRoutes as publicOpeningRoutes } from './public/openings.ts';
import { securityTxtRoute } from './public/security-txt.ts';
import { serviceRoutes } from './public/service-routes.ts';

/**
 * Builds the Express application: middleware, every call of the contract, the built site and the error handler.
 * @param site the built pages; undefined when nginx in front serves them
 */
export function createApp(context: Context, site?: BuiltSite): Express {
  const app = express();
  app.disable('x-powered-by').disable('etag').set('query parser', 'simple');
  app.set('trust proxy', context.settings.trustProxy);

  app.use(watchRequests(context));
  if (!context.settings.behindProxy) app.use(limitTime, securityHeaders(context, site));
  app.use(refuseAmbiguous);
  app.use(securityTxtRoute(context));

  const routes = new CallRouter(app.router, context);
  contactFormRoutes(routes, context);
  jobApplicationRoutes(routes, context);
  publicOpeningRoutes(routes, context);
  // First of the admin's calls: it reads the session for all of /api/Admin.
  adminRoutes(routes, context);
  serviceRoutes(routes, context);
  messageRoutes(routes, context);
  applicationRoutes(routes, context);
  hiringRoutes(routes, context);
  openingRoutes(routes, context);
  tagRoutes(routes, context);
  overviewRoutes(routes, context);
  dataProtectionRoutes(routes, context);
  systemRoutes(routes, context);
  mailRoutes(routes, context);
  replyRoutes(routes, context);
  letterFileRoutes(routes, context);
  signatureRoutes(routes, context);
  cannedAnswerRoutes(routes, context);
  auditRoutes(routes, context);
  contentRoutes(routes, context);
  accountRoutes(routes, context);
  factorRoutes(routes, context);
  userRoutes(routes, context);
  routes.refuseOtherMethods();

  app.use('/api', notFound);
  if (site) app.use(siteRoutes(site, context.publisher));
  app.use(notFound);
  app.use(problemHandler(context));
  return app;
}

/** As nginx does: an ambiguous target could pass a check as one path and be served as another. */
const refuseAmbiguous: RequestHandler = ({ url }, _response, next) => {
  if (ambiguousTarget.test(url)) throw new Problem('malformed');
  next();
};

const notFound: RequestHandler = () => {
  throw new Problem('notFound');
};

/** For a service without a build. */
const noInline: InlineHashes = {
  scripts: [],
  styles: [],
  mapScripts: [],
  cvViewerScripts: [],
  cvViewerStyles: [],
};

function securityHeaders({ settings }: Context, site: BuiltSite | undefined): RequestHandler {
  const inline = site?.inlineHashes ?? noInline;
  const isOnHttps = settings.siteUrl.startsWith('https:');
  const hsts = strictTransportSecurity[settings.hstsSubdomains];
  // Not the global `Headers`, which would load Node's HTTP client (process/listen.ts).
  const headers = (area: Area) => ({
    ...commonHeaders,
    ...areaHeaders(area, inline),
    'Cache-Control': cacheControl(area === 'api' || area === 'admin' ? `/${area}` : '/'),
  });
  const byArea = Object.fromEntries(areas.map((area) => [area, headers(area)])) as Record<
    Area,
    ReturnType<typeof headers>
  >;
  return (request, response, next) => {
    // A refused target gets the strictest headers.
    response.set(byArea[ambiguousTarget.test(request.url) ? 'api' : areaOf(request.path)]);
    if (request.secure && isOnHttps) response.set('Strict-Transport-Security', hsts);
    next();
  };
}

/** Time for a request without a file. */
const maxRequestMs = 30_000;
const uploadPaths = Object.values<Call>(calls)
  .filter(({ upload }) => upload)
  .map(({ path }) => path);
const uploadPath = new RegExp(`^(?:${uploadPaths.join('|')})/?$`, 'i');

/**
 * Ends a request that is not complete in time; used only without nginx, which buffers slow requests. The 15 minutes
 * that an upload on a bad line needs would let a few slow senders hold every connection.
 */
const limitTime: RequestHandler = (request, _response, next) => {
  if (!uploadPath.test(request.path)) {
    const timer = setTimeout(() => request.complete || request.destroy(), maxRequestMs);
    request.once('close', () => clearTimeout(timer));
  }
  next();
};
