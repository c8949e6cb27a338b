/** The specification's fixed text, shown while a page or a part of it is loading. */
export function Loading({ className = 'wrap min-h-svh py-48 text-muted' }: { className?: string }) {
  return (
    <p lang="en" role="status" className={className}>
      Loading…
    </p>
  );
}
