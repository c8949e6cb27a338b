import { parentPort, workerData } from 'node:worker_threads';
import { strengthOf } from '#contract/password-strength.ts';
// Data alone: the company's names, which the page's meter holds against a password too.
import { identity } from '#web/content/identity.ts';

/** Answers how strong the password is that it was started with (`password-strength.ts`). */
parentPort?.postMessage(strengthOf(workerData, identity));
