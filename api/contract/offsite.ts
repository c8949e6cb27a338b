/**
 * Why a copy was not shipped off-site, or a drill failed. `gone`: the repository was there before; `foreign`: it holds
 * data of others; `unknown`: copies that this machine did not ship; `refused`: no permission there; `noRoom`: on this
 * machine; `different`: the restored copy differs from the shipped one.
 */
export const offsiteFailures = [
  ...(['noRestic', 'password', 'foreign', 'unknown', 'gone', 'unreachable', 'refused'] as const),
  ...(['full', 'locked', 'damaged', 'different', 'noRoom', 'stopped', 'other'] as const),
] as const;
export type OffsiteFailure = (typeof offsiteFailures)[number];

export const offsiteKinds = ['directory', 'sftp', 's3', 'rest'] as const;
export type OffsiteKind = (typeof offsiteKinds)[number];
