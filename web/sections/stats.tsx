import type { PageContent } from '../content/schema.ts';
import { CountUp } from '../ui/count-up.tsx';

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
