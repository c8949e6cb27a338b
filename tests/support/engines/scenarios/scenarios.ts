import type { Visitor } from '../visitor.ts';

/** Visitor actions, by their expected outcome. */
export type Scenarios = Readonly<Record<string, (visitor: Visitor) => Promise<void>>>;
