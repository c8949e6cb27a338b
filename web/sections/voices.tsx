import { voiceprint } from '../art/voiceprint.ts';

type Voice = { readonly quote: string; readonly author: string; readonly position: string };

/** What people who work here say, one after the other from either side, as in a conversation. */
export function Voices({ voices }: { voices: readonly Voice[] }) {
  return (
    <ul className="grid gap-10">
      {voices.map(({ quote, author, position }) => (
        <li key={author} className="group sm:odd:pr-[12%] sm:even:pl-[12%]">
          <figure className="grid gap-4 sm:grid-cols-[auto_1fr] sm:items-end sm:gap-6 sm:group-even:grid-cols-[1fr_auto]">
            <Portrait of={author} />
            <div>
              <blockquote className="rounded-[1.75rem] bg-raised p-6 font-heading text-xl leading-snug sm:p-8 sm:group-odd:rounded-bl-md sm:group-even:rounded-br-md">
                {quote}
              </blockquote>
              <figcaption className="mt-3 px-2 text-muted sm:group-even:text-right">
                <span className="font-semibold text-text">{author}</span>, {position}
              </figcaption>
            </div>
          </figure>
        </li>
      ))}
    </ul>
  );
}

/** A person's voiceprint, drawn from the name: nobody here is a stock photograph. */
function Portrait({ of }: { of: string }) {
  return (
    <svg
      viewBox="0 0 120 120"
      width="116"
      height="116"
      fill="none"
      aria-hidden="true"
      className="shrink-0 stroke-signal group-nth-2:stroke-ember group-nth-3:stroke-link group-nth-4:stroke-[#d9903f] sm:mb-6 sm:group-even:order-last"
    >
      <path d={voiceprint(of)} strokeWidth="1.6" strokeLinejoin="round" />
    </svg>
  );
}
