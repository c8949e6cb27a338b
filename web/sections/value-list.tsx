import { unbroken } from '../ui/unbroken.tsx';

type Item = { readonly title: string; readonly text: string };

/** Titled items of equal weight, drawn as utility poles on one line. */
export function ValueList({ items }: { items: readonly Item[] }) {
  return (
    <ul className="poles mt-12 grid gap-x-0 gap-y-10 sm:grid-cols-2 lg:grid-cols-5">
      {items.map(({ title, text }) => (
        <li key={title} className="group">
          <Pole />
          <h3 className="title-item mt-5 pr-5">{unbroken(title)}</h3>
          <p className="mt-2 pr-7 text-[0.95rem] text-muted">{unbroken(text)}</p>
        </li>
      ))}
    </ul>
  );
}

/**
 * A pole and the wire that sags to the next one, or to the window's edge after the last one of a row (site.css). On
 * hover the wire sags further.
 */
function Pole() {
  return (
    <svg
      viewBox="0 0 200 110"
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
      className="block h-28 w-full overflow-visible"
    >
      <g vectorEffect="non-scaling-stroke" strokeWidth="2">
        <path
          d="M6 22Q103 74 206 22"
          vectorEffect="non-scaling-stroke"
          className="wire wire-between stroke-signal"
        />
        <path
          d="M6 22Q306 183 806 22"
          vectorEffect="non-scaling-stroke"
          className="wire wire-out stroke-signal"
        />
        <path
          d="M6 110V10M-4 22h20M-1 32h14"
          vectorEffect="non-scaling-stroke"
          className="stroke-text"
        />
      </g>
    </svg>
  );
}
