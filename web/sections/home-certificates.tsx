import { useChrome, usePageContent } from '../loading/content-cache.ts';
import { Eyebrow } from '../ui/eyebrow.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import { Engraving } from './diploma.tsx';

/** The certificates with their engravings, and a link to their page; nothing without certificates. */
export function HomeCertificates() {
  const content = usePageContent('home').certificates;
  const { certificates } = useChrome().identity;
  if (certificates.length === 0) return null;
  return (
    <section aria-labelledby="home-certificates" className="bg-band">
      <div className="wrap air">
        <div className="grid items-end gap-6 lg:grid-cols-2 lg:gap-16">
          <div>
            <Eyebrow>{content.eyebrow}</Eyebrow>
            <h2 id="home-certificates" className="title-section mt-5 max-w-[12em]">
              {unbroken(content.title)}
            </h2>
          </div>
          <div>
            <p className="prose-text">{unbroken(content.text)}</p>
            <p className="mt-4">
              <PageLink page="certificates" className="inline-link">
                {content.action}
              </PageLink>
            </p>
          </div>
        </div>
        <ul className="mt-12 grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
          {certificates.map(({ id, title }, index) => (
            <li
              key={id}
              className="framed bg-raised text-center font-heading text-lg font-semibold sm:text-xl"
            >
              <Engraving id={id} index={index} alt="" sizes="(width < 48rem) 46vw, 22rem" />
              <span className="block px-3 py-5">{unbroken(title)}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
