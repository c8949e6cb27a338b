import packageJson from '../../package.json' with { type: 'json' };

/** Written into the service by its build (web/site-build/service.ts). */
declare const builtRelease: { readonly commit: string | null; readonly builtAtUtc: string };

/** Where the build had no repository: in an image, which carries its commit (Dockerfile). */
const { RELEASE } = process.env;

/** What runs: the version, and the commit and time of the build if they are known. */
export const release = {
  version: packageJson.version,
  commit: (typeof builtRelease === 'undefined' ? null : builtRelease.commit) ?? (RELEASE || null),
  builtAtUtc: typeof builtRelease === 'undefined' ? null : builtRelease.builtAtUtc,
} as const;
