type PageHeroProps = { readonly title: string; readonly lead: string };

/** The head of every page but the home page: its heading on night, and one quiet line. */
export function PageHero({ title, lead }: PageHeroProps) {
  return (
    <div className="relative overflow-hidden bg-night pt-36 text-white lg:pt-48">
      <div className="wrap">
        <h1 tabIndex={-1} className="title-hero max-w-[18ch]">
          {title}
        </h1>
        <p className="mt-6 max-w-[54ch] text-lg text-mist lg:text-xl">{lead}</p>
      </div>
      <svg
        viewBox="0 0 1440 120"
        preserveAspectRatio="xMidYMid slice"
        fill="none"
        aria-hidden="true"
        className="mt-10 block h-24 w-full lg:h-30"
      >
        <path
          d="M0 78h300c34 0 34-44 68-44s34 76 68 76 34-52 68-52 26 20 52 20h884"
          pathLength={1}
          className="drawn stroke-signal"
          strokeWidth="2"
        />
      </svg>
    </div>
  );
}
