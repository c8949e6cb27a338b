import { bell, noise, smoothstep } from './shapes.ts';

/** Peaks beside the carrier: each wanders about `at`, and is present between `from` and `to`. */
const peaks = [
  { at: -0.36, wander: 0.09, width: 0.02, strength: 0.72, from: 0.05, to: 0.62, phase: 3 },
  { at: -0.22, wander: 0.1, width: 0.014, strength: 0.6, from: 0.42, to: 1.3, phase: 0.4 },
  { at: -0.13, wander: 0.05, width: 0.02, strength: 0.42, from: -0.1, to: 0.5, phase: 5 },
  { at: 0.17, wander: 0.07, width: 0.017, strength: 0.55, from: 0.3, to: 0.86, phase: 2 },
  { at: 0.27, wander: 0.12, width: 0.02, strength: 0.85, from: -0.1, to: 0.6, phase: 4.4 },
  { at: 0.36, wander: 0.06, width: 0.016, strength: 0.5, from: 0.55, to: 1.3, phase: 0 },
] as const;

const grain = noise(23);

/** Strength at a frequency (the plain is 1 wide, 0 its middle) and a time from 0 to 1. */
export function strengthAt(frequency: number, time: number): number {
  return carrier(frequency, time) + level(frequency, time);
}

/** Everything but the carrier: a hum of a few sinusoids under the wandering peaks. */
function level(frequency: number, time: number): number {
  const fast = 0.035 * Math.sin(frequency * 74 + time * 9);
  const faster = 0.025 * Math.sin(frequency * 121 - time * 13);
  const loudness = 0.5 + 0.9 * smoothstep(-0.6, 0.8, grain(frequency * 5 + 7, time * 4));
  const hum = (0.1 + fast + faster + 0.04 * grain(frequency * 24, time * 7)) * loudness;
  const heard = peaks.map((peak) => {
    const at = peak.at + peak.wander * Math.sin(time * 3.6 + peak.phase);
    const rising = smoothstep(peak.from - 0.14, peak.from + 0.14, time);
    const falling = 1 - smoothstep(peak.to - 0.16, peak.to + 0.16, time);
    const flutter = 0.8 + 0.3 * grain(time * 9, peak.phase * 5);
    const shape = bell(frequency, at, peak.width) + 0.22 * bell(frequency, at, peak.width * 3);
    return peak.strength * rising * falling * flutter * shape;
  });
  const total = heard.reduce((sum, strength) => sum + strength, hum);
  return total * smoothstep(0.62, 0.36, Math.abs(frequency));
}

/** The carrier: it varies a little, and never vanishes. Two side bands go with it. */
function carrier(frequency: number, time: number): number {
  const off = Math.abs(frequency - carrierAt(time));
  const strength = 1 + 0.16 * grain(time * 8, 90);
  return (
    strength * (bell(off, 0, 0.017) + 0.2 * bell(off, 0, 0.05) + 0.2 * bell(off, 0.062, 0.011))
  );
}

/** The frequency of the carrier at a time from 0 to 1. */
export function carrierAt(time: number): number {
  return 0.015 + 0.085 * Math.sin(time * 4.1 + 0.9);
}
