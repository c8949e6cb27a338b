import type { Context } from '../context.ts';
import { Problem } from '../http/problem.ts';
import type { Publisher } from './publisher.ts';

/** @throws Problem `unavailable` in development, where there is no build to publish with */
export function publisherOf({ publisher }: Pick<Context, 'publisher'>): Publisher {
  if (!publisher) throw new Problem('unavailable');
  return publisher;
}
