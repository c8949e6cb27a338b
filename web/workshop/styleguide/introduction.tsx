import { SchemeSwitch } from '../../features/scheme/scheme-switch.tsx';
import { type Chapter, pieceId } from './piece.ts';

export function Introduction({ chapters }: { readonly chapters: readonly Chapter[] }) {
  return (
    <div className="night">
      <div className="wrap pt-16 pb-20 lg:pt-24 lg:pb-28">
        <h1 className="title-hero">Everything is one line</h1>
        <p className="mt-6 max-w-[38em] text-lg text-mist lg:text-xl">
          Every piece of the site in every state, drawn by the site’s own code on the page’s ground
          and again on night; in the dark scheme the two are one. Change a token, a text or a piece,
          and see here what else it moved.
        </p>
        <div className="mt-8 lg:hidden">
          <SchemeSwitch />
        </div>
        <ol className="mt-14 grid gap-x-8 gap-y-9 sm:grid-cols-2 lg:mt-20 lg:grid-cols-4">
          {chapters.map((chapter, index) => (
            <li key={chapter.id} className="border-t border-hair pt-4">
              <a
                href={`#${chapter.id}`}
                className="flex gap-3 font-heading text-xl font-semibold hover:text-dawn"
              >
                <span aria-hidden="true" className="text-mint figures">
                  {index + 1}
                </span>
                {chapter.title}
              </a>
              <ul className="mt-2 text-[0.95rem] text-mist">
                {chapter.pieces.map((piece) => (
                  <li key={piece.title}>
                    <a
                      href={`#${pieceId(chapter, piece)}`}
                      className="inline-block py-1 hover:text-white hover:underline"
                    >
                      {piece.title}
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
