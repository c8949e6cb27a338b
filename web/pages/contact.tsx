import { networkNames } from '#contract/content/networks.ts';
import { ContactForms } from '../features/contact/contact-forms.tsx';
import { useChrome } from '../loading/content-cache.ts';
import { OfficeCards } from '../sections/office-cards.tsx';
import { PageContents } from '../sections/page-contents.tsx';
import { QuietLine } from '../ui/quiet-line.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import type { PageProps } from './page-props.ts';

/** On a desktop the heading and contents are at the left, the form at the right; on a phone the form is below. */
export default function Contact({ content }: PageProps<'contact'>) {
  const {
    'contact-form': form,
    'office-locations': offices,
    'social-media': social,
  } = content.sections;
  const chrome = useChrome();
  return (
    <>
      <div className="lg:grid lg:grid-cols-2">
        <div className="night overflow-clip">
          <div className="left-half pt-26 pb-8 lg:sticky lg:top-0 lg:pt-40">
            <h1 tabIndex={-1} className="title-hero max-w-[10.5em]">
              {unbroken(content.hero.title)}
            </h1>
            <p className="mt-4 lead lg:mt-6">{unbroken(content.hero.lead)}</p>
            {/* Not at the panel's bottom: it would move down while the form is loading. */}
            <div className="hidden lg:block">
              <PageContents page="contact" as="column" />
              <QuietLine />
            </div>
          </div>
        </div>
        <section
          id="contact-form"
          aria-labelledby="contact-form-title"
          className="right-half bg-band pt-8 pb-12 lg:pt-34 lg:pb-20"
        >
          <div className="card">
            <h2 id="contact-form-title" className="title-item">
              {unbroken(form.title)}
            </h2>
            <p className="prose-text mb-6 mt-2">{unbroken(form.text)}</p>
            <ContactForms />
          </div>
        </section>
      </div>
      <div className="wrap air">
        <section id="office-locations" aria-labelledby="office-locations-title">
          <h2
            id="office-locations-title"
            className="title-section mb-10 max-w-[10.5em] [@media(height<30rem)]:mb-4"
          >
            {unbroken(offices.title)}
          </h2>
          <OfficeCards />
        </section>
        <section id="social-media" aria-labelledby="social-media-title" className="beside mt-16">
          <h2 id="social-media-title" className="title-item">
            {unbroken(social.title)}
          </h2>
          <div>
            <p className="prose-text mb-4">{unbroken(social.text)}</p>
            <p className="flex gap-6">
              {chrome.identity.social.map(({ network, url }) => (
                <a key={url} href={url} rel="noopener" className="inline-link">
                  {networkNames[network]}
                </a>
              ))}
            </p>
          </div>
        </section>
      </div>
    </>
  );
}
