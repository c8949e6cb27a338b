import type { Language } from '#contract/languages.ts';
import type { PageContent } from '../content/schema.ts';
import { primaryAction } from '../ui/button.ts';
import { PageLink } from '../ui/page-link.tsx';

type CallToActionProps = {
  readonly content: PageContent<'home'>['callToAction'];
  readonly language: Language;
};

/** The banner that leads to the contact form. */
export function CallToAction({ content, language }: CallToActionProps) {
  return (
    <section aria-labelledby="call-to-action" className="wrap py-14 lg:py-20">
      <div className="grid items-end gap-8 rounded-[2.25rem] bg-deep px-7 py-11 text-white lg:grid-cols-[1fr_auto] lg:px-18 lg:py-20">
        <div>
          <h2 id="call-to-action" className="title-section max-w-[16ch]">
            {content.title}
          </h2>
          <p className="mt-5 max-w-[54ch] text-mist">{content.text}</p>
        </div>
        <PageLink
          page="contact"
          section="contact-form"
          language={language}
          className={`${primaryAction} justify-self-start`}
        >
          {content.action}
        </PageLink>
      </div>
    </section>
  );
}
