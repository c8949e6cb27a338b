/** The specification's fixed text, shown while a page is on its way. */
export function Loading() {
  return (
    <p lang="en" role="status" className="wrap py-48 text-muted">
      Loading…
    </p>
  );
}
