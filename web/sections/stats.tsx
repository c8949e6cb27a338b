import { useChrome, usePageContent } from '../loading/content-cache.ts';

const names = ['years', 'countries', 'partners', 'service'] as const;

export function Stats() {
  const labels = usePageContent('home').stats;
  const { figures } = useChrome().identity;
  return (
    <div className="night">
      <dl className="wrap flex flex-wrap gap-y-8 pb-16 pt-6 lg:pb-20">
        {names.map((name) => {
          const [, number, sign] = /^([\d.,]*)(.*)$/.exec(figures[name]) ?? [];
          return (
            <div
              key={name}
              className="flex grow basis-1/2 flex-col border-l border-hair pl-5 lg:basis-1/4 lg:pl-7"
            >
              <dt className="order-last text-mist">{labels[name]}</dt>
              <dd className="font-heading text-5xl font-semibold tracking-tight figures lg:text-7xl">
                {number}
                <span className="text-dawn">{sign}</span>
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
