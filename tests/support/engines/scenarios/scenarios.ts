import type { Visitor } from '../visitor.ts';

/** What somebody does with the site, by what must come of it. */
export type Scenarios = Readonly<Record<string, (visitor: Visitor) => Promise<void>>>;
