import { useEffect, useRef } from 'react';
import { onceInView } from './in-view.ts';

const durationMs = 1400;

/**
 * A number that counts up once, when it comes in view. A number that is in view at hydration does not move, nor does
 * any number under reduced motion.
 */
export function CountUp({ to }: { to: number }) {
  const shown = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = shown.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    if (element.getBoundingClientRect().top < innerHeight) return;
    let frame = 0;
    const leave = onceInView(element, '0px', () => {
      const start = performance.now();
      const step = (now: number) => {
        const t = Math.min(1, (now - start) / durationMs);
        element.textContent = String(Math.round(to * (1 - (1 - t) ** 3)));
        if (t < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    });
    return () => {
      leave();
      cancelAnimationFrame(frame);
      element.textContent = String(to);
    };
  }, [to]);
  return <span ref={shown}>{to}</span>;
}
