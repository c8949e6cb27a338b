/** The small line of text above a heading, after a small wave. */
export function Eyebrow({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-4 text-[0.95rem] font-semibold text-link">
      <svg width="64" height="16" viewBox="0 0 64 16" fill="none" aria-hidden="true">
        <path
          d="M0 8h14c4 0 4-6 8-6s4 12 8 12 4-6 8-6h26"
          className="stroke-signal"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      {children}
    </p>
  );
}
