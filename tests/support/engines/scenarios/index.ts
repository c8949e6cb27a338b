import { aboutTheSite } from './about-the-site.ts';
import { admin } from './admin.ts';
import { forms } from './forms.ts';
import { pages } from './pages.ts';
import type { Scenarios } from './scenarios.ts';

/** What must go well in every browser that the site is made for. */
export const scenarios: Scenarios = { ...pages, ...aboutTheSite, ...forms, ...admin };
