type Voice = { readonly quote: string; readonly author: string; readonly position: string };

/** What people who work here say. */
export function Voices({ voices }: { voices: readonly Voice[] }) {
  return (
    <ul className="grid gap-5">
      {voices.map(({ quote, author, position }) => (
        <li key={author}>
          <figure className="card">
            <blockquote className="font-heading text-xl leading-snug">{quote}</blockquote>
            <figcaption className="mt-4 text-muted">
              <span className="font-semibold text-text">{author}</span>, {position}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
