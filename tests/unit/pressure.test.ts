import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pressure } from '#api/public/pressure.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'Date', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function begin(
  settings: Partial<{ proofOfWork: 'auto' | 'always' | 'off'; rateLimits: boolean }> = {},
) {
  const lines: string[] = [];
  const write = (_figures: unknown, message: string) => lines.push(message);
  const quota = { share: 0 };
  const pressure = new Pressure({
    settings: { proofOfWork: 'auto', rateLimits: true, ...settings },
    log: { info: write, warn: write } as never,
    share: () => quota.share,
  });
  const submit = (times: number) => {
    for (let sent = 0; sent < times; sent++) pressure.submitted();
  };
  return { pressure, quota, lines, submit };
}

function isOn(pressure: Pressure): boolean {
  pressure.update();
  return pressure.isOn;
}

test('pressure begins at thirty submissions, not at twenty-nine', () => {
  const { pressure, submit } = begin();
  submit(29);
  expect(isOn(pressure)).toBe(false);
  submit(1);
  expect(isOn(pressure)).toBe(true);
});

test('twenty submissions a minute for a long time cause no pressure', () => {
  const { pressure, submit } = begin();
  for (let passed = 0; passed < 600; passed++) {
    submit(1);
    vi.advanceTimersByTime(3000);
    expect(isOn(pressure)).toBe(false);
  }
});

test('pressure ends automatically, and is logged once, without a request', () => {
  const { pressure, submit, lines } = begin();
  submit(30);
  expect(isOn(pressure)).toBe(true);
  vi.advanceTimersByTime(60_000);
  // Below the rate that begins pressure, and still above the one that ends it.
  expect(pressure.submissionsPerMinute).toBeLessThan(15);
  expect(lines).toHaveLength(1);
  vi.advanceTimersByTime(15_000);
  expect(lines).toEqual([
    'under pressure: the forms ask for a proof of work',
    'no longer under pressure',
  ]);
  expect(isOn(pressure)).toBe(false);
  vi.advanceTimersByTime(3_600_000);
  expect(lines).toHaveLength(2);
});

test('submissions without a proof keep pressure on, but do not raise the difficulty', () => {
  const { pressure, submit } = begin();
  for (let passed = 0; passed < 300; passed++) {
    submit(1);
    vi.advanceTimersByTime(1000);
  }
  expect(isOn(pressure)).toBe(true);
  expect(pressure.difficulty).toBe(1);
});

test('pressure begins at half a quota and ends below 45 %', () => {
  const { pressure, quota, lines } = begin();
  quota.share = 0.49;
  expect(isOn(pressure)).toBe(false);
  quota.share = 0.5;
  expect(isOn(pressure)).toBe(true);
  quota.share = 0.46;
  expect(isOn(pressure)).toBe(true);
  quota.share = 0.44;
  expect(isOn(pressure)).toBe(false);
  expect(lines).toHaveLength(2);
});

test('the difficulty grows with proven submissions and with the quota, to at most 16', () => {
  const { pressure, quota } = begin();
  expect(pressure.difficulty).toBe(1);
  for (let sent = 0; sent < 90; sent++) pressure.proven();
  expect(pressure.difficulty).toBeCloseTo(3);
  quota.share = 0.75;
  expect(pressure.difficulty).toBeCloseTo(8);
  for (let sent = 0; sent < 10_000; sent++) pressure.proven();
  expect(pressure.difficulty).toBe(16);
  vi.advanceTimersByTime(3_600_000);
  expect(pressure.difficulty).toBeCloseTo(8);
});

test('clock jumps neither begin nor end pressure', () => {
  const { pressure, submit } = begin();
  submit(20);
  vi.setSystemTime(Date.now() - 86_400_000);
  expect(isOn(pressure)).toBe(false);
  submit(20);
  vi.setSystemTime(Date.now() + 10 * 86_400_000);
  expect(isOn(pressure)).toBe(true);
});

test('with proof of work off or always on, or rate limits off, nothing is counted', () => {
  for (const [settings, on] of [
    [{ proofOfWork: 'off' }, false],
    [{ proofOfWork: 'always' }, true],
    [{ rateLimits: false }, false],
  ] as const) {
    const { pressure, submit, lines } = begin(settings);
    submit(1000);
    expect(isOn(pressure)).toBe(on);
    expect(lines).toEqual([]);
  }
});
