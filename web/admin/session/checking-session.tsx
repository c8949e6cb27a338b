/** A fixed text of the specification. */
export function CheckingSession() {
  return (
    <p lang="en" role="status" className="p-10 text-muted">
      Checking session…
    </p>
  );
}
