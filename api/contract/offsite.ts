/**
 * Why a copy was not shipped to the off-site repository, or a drill failed. `gone`: the repository was there before;
 * `foreign`: it holds what this site did not write; `unknown`: copies that this machine did not ship; `refused`: no permission there; `noRoom`: on this machine;
 * `different`: what came back is not what was shipped.
 */
export const offsiteFailures = [
  ...(['noRestic', 'password', 'foreign', 'unknown', 'gone', 'unreachable', 'refused'] as const),
  ...(['full', 'locked', 'damaged', 'different', 'noRoom', 'stopped', 'other'] as const),
] as const;
export type OffsiteFailure = (typeof offsiteFailures)[number];

/** The kinds of place where an off-site repository can be. */
export const offsiteKinds = ['directory', 'sftp', 's3', 'rest'] as const;
export type OffsiteKind = (typeof offsiteKinds)[number];
