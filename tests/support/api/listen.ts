import { onTestFinished } from 'vitest';
import { calls } from '#contract/calls.ts';
import { adminOf } from './admin.ts';
import type { RunningApi } from './api.ts';

/** Opens the event stream of an admin until the test ends; `next` resolves with the next event. */
export async function listen(api: RunningApi) {
  const controller = new AbortController();
  onTestFinished(() => controller.abort());
  const admin = await adminOf(api);
  const answer = await admin.send(calls.watchEvents, { signal: controller.signal });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let buffered = '';
  const next = async (): Promise<unknown> => {
    for (;;) {
      const line = /^data: (.*)\n\n/m.exec(buffered);
      if (line) {
        buffered = buffered.slice(line.index + line[0].length);
        return JSON.parse(line[1] ?? '');
      }
      const chunk = await reader?.read();
      if (!chunk || chunk.done) return 'ended';
      buffered += chunk.value;
    }
  };
  return { ...admin, answer, next };
}
