import { aboutTheSite } from './about-the-site.ts';
import { admin } from './admin.ts';
import { forms } from './forms.ts';
import { pages } from './pages.ts';
import type { Scenarios } from './scenarios.ts';

/** The scenarios that must pass in every supported browser. */
export const scenarios: Scenarios = { ...pages, ...aboutTheSite, ...forms, ...admin };
