import { voiceprint } from '../plates/voiceprint.ts';
import { unbroken } from '../ui/unbroken.tsx';

type Voice = { readonly quote: string; readonly author: string; readonly position: string };

/** Quotes of employees, alternating between left and right as in a conversation. */
export function Testimonials({ testimonials }: { testimonials: readonly Voice[] }) {
  return (
    <ul className="grid gap-12">
      {testimonials.map(({ quote, author, position }) => (
        <li key={author} className="group">
          <figure className="flex flex-col gap-4 sm:flex-row sm:items-center sm:gap-8 sm:group-even:flex-row-reverse">
            <Portrait of={author} />
            <div>
              <blockquote className="max-w-[30em] rounded-[1.75rem] bg-raised p-6 font-heading text-xl leading-snug sm:p-8 sm:group-odd:rounded-bl-md sm:group-even:rounded-br-md">
                {unbroken(quote)}
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

/** A voiceprint generated from the person's name, instead of a stock photograph. */
function Portrait({ of }: { of: string }) {
  return (
    <svg
      viewBox="2 2 116 116"
      width="176"
      height="176"
      fill="none"
      aria-hidden="true"
      className="size-28 shrink-0 stroke-signal group-nth-2:stroke-ember group-nth-3:stroke-link group-nth-4:stroke-[#d9903f] sm:size-43"
    >
      <path d={voiceprint(of)} strokeWidth="1.6" strokeLinejoin="round" />
    </svg>
  );
}
