import type { PageContent } from '#contract/content/schema.ts';
import { primaryAction } from '../ui/button.ts';
import { type ContactQuery, PageLink } from '../ui/page-link.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import { Section } from './section.tsx';

type CallToActionProps = {
  readonly content: PageContent<'home'>['callToAction'];
  /** The form that it opens (page-link.tsx), by default the short one. */
  readonly query?: ContactQuery | undefined;
};

/** The end of the pages that sell: a banner with waves. */
export function CallToAction({ content, query }: CallToActionProps) {
  return (
    <section id="call-to-action" aria-labelledby="call-to-action-title" className="wrap air">
      <div className="night group relative overflow-hidden rounded-[1.75rem] bg-deep px-7 pt-12 pb-36 sm:px-12 lg:px-18 lg:py-20">
        <Swell />
        <div className="relative grid items-end gap-8 lg:grid-cols-[1fr_auto]">
          <div>
            <h2 id="call-to-action-title" className="title-section max-w-[10.5em]">
              {unbroken(content.title)}
            </h2>
            <p className="mt-5 prose-text">{unbroken(content.text)}</p>
          </div>
          <ContactLink query={query}>{content.action}</ContactLink>
        </div>
      </div>
    </section>
  );
}

/** The end of the other pages: the same words and button as a plain section. */
export function QuietCallToAction({ content, query }: CallToActionProps) {
  return (
    <Section id="call-to-action" title={content.title} ground="band">
      <p className="prose-text">{unbroken(content.text)}</p>
      <ContactLink query={query}>{content.action}</ContactLink>
    </Section>
  );
}

type ContactLinkProps = Pick<CallToActionProps, 'query'> & { readonly children: string };

function ContactLink({ query, children }: ContactLinkProps) {
  return (
    <PageLink
      page="contact"
      section="contact-form"
      query={query}
      className={`${primaryAction} justify-self-start`}
    >
      <span>{unbroken(children)}</span>
    </PageLink>
  );
}

const waves = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** One wave, repeated with an offset; on hover the waves shift sideways. */
function Swell() {
  return (
    <svg
      viewBox="0 0 1200 400"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
      className="absolute inset-0 h-full w-full stroke-signal swell"
    >
      {waves.map((wave) => (
        <path
          key={wave}
          d="M-400 60c180-70 260 80 420 40s220-120 400-60 240 90 420 20 260-70 420 10 260 50 420-10"
          strokeOpacity={0.12 + 0.035 * wave}
          strokeWidth="1.5"
          transform={`translate(${wave * 26} ${wave * 38})`}
        />
      ))}
    </svg>
  );
}
