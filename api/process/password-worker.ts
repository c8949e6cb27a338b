import { type Company, strengthOf } from '#contract/password-strength.ts';
import { serveOrders } from './serve-orders.ts';

export type Rated = { readonly password: string; readonly company: Company };

// Returns the strength of each password (`password-strength.ts`).
serveOrders(({ password, company }: Rated) => strengthOf(password, company));
