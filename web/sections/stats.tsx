import { useEffect, useRef } from 'react';
import type { PageContent } from '../content/schema.ts';
import { onceInView } from '../ui/in-view.ts';

/** The specification's figures. */
const figures = [
  { label: 'years', number: 15, sign: '+' },
  { label: 'countries', number: 150, sign: '+' },
  { label: 'partners', number: 350, sign: '+' },
  { label: 'service', number: 24, sign: '/7' },
] as const;

export function Stats({ labels }: { labels: PageContent<'home'>['stats'] }) {
  return (
    <div className="night">
      <dl className="wrap flex flex-wrap gap-y-8 pb-16 pt-8 lg:pb-20">
        {figures.map(({ label, number, sign }) => (
          <div
            key={label}
            className="flex grow basis-1/2 flex-col border-l border-hair pl-5 lg:basis-1/4 lg:pl-7"
          >
            <dt className="order-last text-mist">{labels[label]}</dt>
            <dd className="font-heading text-5xl font-semibold tracking-tight figures lg:text-7xl">
              <CountUp to={number} />
              <span className="text-dawn">{sign}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const durationMs = 1400;

/**
 * A number that counts up once, when it comes in view. A number that is in view at hydration does not move, nor does
 * any number under reduced motion.
 */
function CountUp({ to }: { to: number }) {
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
