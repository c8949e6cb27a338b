import packageJson from '../../package.json' with { type: 'json' };

/** Written into the service by its build (web/site-build/service.ts). */
declare const builtRelease: { readonly commit: string | null; readonly builtAtUtc: string };

/** What runs: the version, and the commit and time of the build if they are known. */
export const release = {
  version: packageJson.version,
  commit: typeof builtRelease === 'undefined' ? null : builtRelease.commit,
  builtAtUtc: typeof builtRelease === 'undefined' ? null : builtRelease.builtAtUtc,
} as const;
