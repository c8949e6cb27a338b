import { useEffect, useRef } from 'react';
import { useChrome, usePageContent } from '../loading/content-cache.ts';
import { motionIsWelcome } from '../state/motion.ts';
import { onceInView } from '../ui/in-view.ts';

const names = ['years', 'countries', 'partners', 'service'] as const;

export function Stats() {
  const labels = usePageContent('home').stats;
  const { figures } = useChrome().identity;
  return (
    <div className="night">
      <dl className="wrap flex flex-wrap gap-y-8 pb-16 pt-8 lg:pb-20">
        {names.map((name) => (
          <div
            key={name}
            className="flex grow basis-1/2 flex-col border-l border-hair pl-5 lg:basis-1/4 lg:pl-7"
          >
            <dt className="order-last text-mist">{labels[name]}</dt>
            <Figure text={figures[name]} />
          </div>
        ))}
      </dl>
    </div>
  );
}

/**
 * A figure that moves up once, when it comes into view; readable at any time, and without motion if that is preferred.
 */
function Figure({ text }: { text: string }) {
  const [, number, sign] = /^([\d.,]*)(.*)$/.exec(text) ?? [];
  const figure = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = figure.current;
    if (!element || !motionIsWelcome()) return;
    // Already in view at hydration.
    if (element.getBoundingClientRect().top < innerHeight) return;
    return onceInView(element, '0px', () => {
      element.animate({ translate: ['0 0.4em', '0'] }, { duration: 700, easing: 'ease-out' });
    });
  }, []);
  return (
    <dd
      ref={figure}
      className="font-heading text-5xl font-semibold tracking-tight figures lg:text-7xl"
    >
      {number}
      <span className="text-dawn">{sign}</span>
    </dd>
  );
}
