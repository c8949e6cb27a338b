import type { Visitor } from '../visitor.ts';
import { aboutTheSite } from './about-the-site.ts';
import { admin } from './admin.ts';
import { forms } from './forms.ts';
import { pages } from './pages.ts';

/** What somebody does with the site, by what must come of it. */
export type Scenarios = Readonly<Record<string, (visitor: Visitor) => Promise<void>>>;

/** What must go well in every browser that the site is made for. */
export const scenarios: Scenarios = { ...pages, ...aboutTheSite, ...forms, ...admin };
