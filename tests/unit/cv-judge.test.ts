import { join } from 'node:path';
import pino from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CvJudge } from '#api/cv/cv-judge.ts';

const odd = join(import.meta.dirname, '../support/api/odd-cv-worker.ts');

/** A judge, and what it logs. @param maxMs the limit of one CV; the default ends none on a busy machine */
function judgeWith(program: string, maxMs = 20_000) {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line) => lines.push(JSON.parse(line).msg) });
  const judge = new CvJudge(log, { program, maxMs });
  onTestFinished(() => judge.close());
  return { judge: (text: string) => judge.judge(Buffer.from(text), 'pdf'), lines, all: judge };
}

const again = 'a CV is examined again: the process ended';
const refused = 'a CV was refused: it could not be examined';

test.each([
  ['never ends', 'never end', [refused], 1000],
  ['ends its process twice', 'exit', [again, refused], undefined],
  ['needs too much memory twice', 'fill the memory', [again, refused], undefined],
])(
  'a CV whose judgement %s is refused, logged, and the next CV is judged',
  async (_, text, logged, maxMs) => {
    const { judge, lines } = judgeWith(odd, maxMs);
    const [hostile, next] = await Promise.all([judge(text), judge('a CV')]);
    expect(hostile).toEqual({ refusal: 'unreadableFile' });
    expect(next).toEqual({ type: 'pdf' });
    expect(lines).toEqual(logged);
  },
);

test('a judge that cannot start refuses no CV for its content: it is unavailable', async () => {
  const { judge } = judgeWith('/no/such/program.js');
  await expect(judge('a CV')).rejects.toMatchObject({ code: 'unavailable' });
});

test('a judge is unavailable while the machine starts no process, and judges again afterwards', async () => {
  const { judge } = judgeWith(odd);
  const node = vi.spyOn(process, 'execPath', 'get').mockReturnValue('/no/such/node');
  await expect(judge('a CV')).rejects.toMatchObject({ code: 'unavailable' });
  node.mockRestore();
  expect(await judge('a CV')).toEqual({ type: 'pdf' });
});

test('a closed judge ends what it is judging, and starts no other process', async () => {
  const { judge, all } = judgeWith(odd);
  await judge('a CV');
  const judging = expect(judge('never end')).rejects.toMatchObject({ code: 'unavailable' });
  // The order is sent in a later turn.
  setImmediate(() => all.close());
  await judging;
});
