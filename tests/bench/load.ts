import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

export type Load = { readonly connections: number; readonly seconds: number };

export type Answered = {
  readonly acknowledged: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
};

/**
 * wrk counts error statuses itself. A `response` function would make it parse every response and take CPU time from
 * the servers. A status under 400 other than 201 shows up as a message that was not stored.
 */
const script = `
wrk.method = 'POST'
wrk.path = '/api/ContactForms/simple'
wrk.headers['Content-Type'] = 'application/json'
wrk.headers['Accept-Language'] = 'en'

-- Each in its own words, of one length: the same ones again would be counted and not stored.
local threads = 0
function setup(thread)
  thread:set('number', threads)
  threads = threads + 1
end

function init()
  local body = '{"fullName":"Ada Lovelace","email":"ada@example.com",' ..
    '"message":"Good day. Please tell us when we can meet to talk about project %04d-%09d."}'
  -- Written once: wrk would put each request together anew.
  local whole = wrk.format(nil, nil, nil, body:format(number, 0))
  local place = whole:find('%d+%."}')
  before, after, sent = whole:sub(1, place - 1), whole:sub(-3), os.time() % 1000 * 1000000
end

function request()
  sent = sent + 1
  return before .. string.format('%09d', sent) .. after
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\\n{"requests":%d,"microseconds":%d,"p50":%d,"p99":%d,"refused":%d,"lost":%d}\\n',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99),
    errors.status, errors.connect + errors.read + errors.write + errors.timeout))
end
`;

const run = promisify(execFile);

/** Writes wrk's script. The returned function posts messages to a port and resolves with figures of the responses. */
export function prepareLoad(program: string, dir: string) {
  const file = join(dir, 'post.lua');
  writeFileSync(file, script);
  return async (port: number, { connections, seconds }: Load): Promise<Answered> => {
    const threads = Math.min(2, connections);
    const options = [`-t${threads}`, `-c${connections}`, `-d${seconds}s`, '-s', file];
    const url = `http://127.0.0.1:${port}`;
    const { stdout } = await run(program, [...options, url]);
    const report = JSON.parse(stdout.slice(stdout.lastIndexOf('\n{')));
    if (report.requests === 0 || report.refused + report.lost > 0) {
      throw new Error(
        `${report.refused} refused and ${report.lost} lost of ${report.requests} requests`,
      );
    }
    return {
      acknowledged: report.requests,
      perSecond: (report.requests * 1e6) / report.microseconds,
      p50Ms: report.p50 / 1000,
      p99Ms: report.p99 / 1000,
    };
  };
}
