/** The company's line with one wave. Decorative. */
export function Line({ className }: { readonly className: string }) {
  return (
    <svg viewBox="0 0 200 24" className={className} aria-hidden="true">
      <path
        d="M0 12h78c6 0 7-9 12-9s6 18 11 18 6-9 11-9h88"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
    </svg>
  );
}
