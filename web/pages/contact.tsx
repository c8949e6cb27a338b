import { identity } from '../content/identity.ts';
import { useChrome } from '../content-cache.ts';
import { ContactForms } from '../features/contact/contact-forms.tsx';
import { OfficeCard } from '../sections/office-card.tsx';
import { PageContents } from '../sections/page-contents.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import type { PageProps } from './page-props.ts';

/** A desk: the letter at the left, the address and the other ways at the right. */
export default function Contact({ content, language }: PageProps<'contact'>) {
  const {
    'contact-form': form,
    'office-locations': office,
    'social-media': social,
  } = content.sections;
  const chrome = useChrome(language);
  return (
    <>
      <PageHero {...content.hero}>
        <PageContents page="contact" language={language} />
      </PageHero>
      <div className="wrap air grid gap-x-16 gap-y-20 lg:grid-cols-[7fr_5fr]">
        <section
          id="contact-form"
          aria-labelledby="contact-form-title"
          className="scroll-mt-6 lg:row-span-2"
        >
          <h2 id="contact-form-title" className="title-section max-w-[10.5em]">
            {form.title}
          </h2>
          <p className="prose-text mb-8 mt-5">{form.text}</p>
          <div className="card">
            <ContactForms texts={form} chrome={chrome} language={language} />
          </div>
        </section>
        <section
          id="office-locations"
          aria-labelledby="office-locations-title"
          className="scroll-mt-6"
        >
          <h2 id="office-locations-title" className="title-item mb-6 max-w-[14.5em]">
            {office.title}
          </h2>
          <OfficeCard content={office} map={chrome.map} language={language} />
        </section>
        <section id="social-media" aria-labelledby="social-media-title" className="scroll-mt-6">
          <h2 id="social-media-title" className="title-item max-w-[14.5em]">
            {social.title}
          </h2>
          <p className="prose-text mb-4 mt-3">{social.text}</p>
          <p className="flex gap-6">
            <a href={identity.social.linkedin} rel="noopener" className="inline-link">
              LinkedIn
            </a>
            <a href={identity.social.instagram} rel="noopener" className="inline-link">
              Instagram
            </a>
          </p>
        </section>
      </div>
    </>
  );
}
