import { identity } from '../content/identity.ts';
import { useChrome } from '../content-cache.ts';
import { MessageForm } from '../features/contact/message-form.tsx';
import { OfficeCard } from '../sections/office-card.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import type { PageProps } from './page-props.ts';

export default function Contact({ content, language }: PageProps<'contact'>) {
  const {
    'contact-form': form,
    'office-locations': office,
    'social-media': social,
  } = content.sections;
  const { messageForm } = useChrome(language);
  return (
    <>
      <PageHero {...content.hero} />
      <Section id="contact-form" title={form.title}>
        <p className="prose-text">{form.text}</p>
        <MessageForm texts={messageForm} language={language} />
      </Section>
      <Section id="office-locations" title={office.title}>
        <OfficeCard labels={office} />
      </Section>
      <Section id="social-media" title={social.title}>
        <p className="prose-text">{social.text}</p>
        <p className="flex gap-6">
          <a href={identity.social.linkedin} rel="noopener" className="inline-link">
            LinkedIn
          </a>
          <a href={identity.social.instagram} rel="noopener" className="inline-link">
            Instagram
          </a>
        </p>
      </Section>
    </>
  );
}
