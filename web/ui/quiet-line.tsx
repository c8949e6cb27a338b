/** The line with one wave. Only its straight ends reach the edges, so the wave is complete at every width. */
export function QuietLine() {
  return (
    <svg width="272" height="120" fill="none" aria-hidden="true" className="mt-8 overflow-visible">
      <path
        d="M-2000 78h2000c34 0 34-44 68-44s34 76 68 76 34-52 68-52 26 20 52 20h4000"
        pathLength={1}
        className="drawn stroke-signal"
        strokeWidth="2"
      />
    </svg>
  );
}
