import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { problems } from '#contract/problem.ts';
import { sitePages } from '#web/site-map.ts';
