import type { Certificate } from '#contract/content/identity-schema.ts';
import type { PlateId } from '#contract/content/plate-ids.ts';
import type { PageContent } from '#contract/content/schema.ts';
import { fileUrl } from '#contract/content/uploaded-file.ts';
import { fill } from '#contract/fill.ts';
import { longDate, useToday } from '../format/date.ts';
import { useChrome } from '../loading/content-cache.ts';
import { Folded } from '../ui/folded.tsx';
import { Plate } from '../ui/plate.tsx';
import { unbroken } from '../ui/unbroken.tsx';

type DiplomaProps = {
  readonly certificate: Certificate;
  /** Index in the list. */
  readonly index: number;
  readonly content: PageContent<'certificates'>;
};

/** A certificate in its frame: engraving, standard, scope and validity. */
export function Diploma({ certificate, index, content }: DiplomaProps) {
  const { id, title, validUntil, issuer, number, file } = certificate;
  const texts = content.items[id];
  // The texts in the browser's cache may be older than the certificate.
  if (!texts) return null;
  const { subtitle, description, scope, plate } = texts;
  const { labels } = content;
  const facts = [
    [labels.issuer, issuer],
    [labels.number, number],
    [labels.scope, scope],
  ] as const;
  return (
    <article className="flex h-full flex-col rounded-[1.75rem] bg-raised p-1.5 sm:p-3">
      <div className="flex grow flex-col rounded-2xl border border-line p-1">
        <div className="flex grow flex-col overflow-hidden rounded-2xl border border-line bg-surface pb-6 text-center">
          <Engraving id={id} index={index} alt={plate} />
          <div className="flex grow flex-col items-center px-1">
            <h2 className="title-item max-sm:text-base">{unbroken(title)}</h2>
            <Folded
              summary={<span className="grow text-balance">{unbroken(subtitle)}</span>}
              className="mt-1 min-h-11 px-1 font-semibold text-link max-md:flex-col max-md:gap-0 max-md:pb-3 md:min-h-0"
            >
              <p className="prose-text mt-3 px-2 text-[0.95rem]">{unbroken(description)}</p>
              <dl className="mt-5 mb-6 grid gap-2 px-2 text-[0.95rem] leading-snug text-balance">
                {facts.map(
                  ([label, fact]) =>
                    fact && (
                      <div key={label}>
                        <dt className="text-sm text-muted">{label}</dt>
                        <dd>{unbroken(fact)}</dd>
                      </div>
                    ),
                )}
              </dl>
            </Folded>
            <Validity content={content} validUntil={validUntil} />
            {file && (
              <a
                href={fileUrl(file)}
                aria-label={`${content.open}: ${title}`}
                className="inline-link mt-4"
              >
                {content.open}
              </a>
            )}
          </div>
        </div>
      </div>
    </article>
  );
}

const engravings = ['iso9001', 'iso14001', 'iso27001', 'iso10002'] as const satisfies PlateId[];

type EngravingProps = Pick<DiplomaProps, 'index'> & {
  /** Id of the certificate. Without an engraving of its own it gets one by its index. */
  readonly id: string;
  readonly alt: string;
  /** Width for choosing a file before the page is laid out. */
  readonly sizes?: string;
};

/** The plate has the page's background, so its field has that colour. */
export function Engraving({ id, index, alt, sizes = '22rem' }: EngravingProps) {
  const plate =
    engravings.find((one) => one === id) ?? engravings[index % engravings.length] ?? engravings[0];
  return (
    <span className="block bg-surface">
      <Plate id={plate} alt={alt} sizes={sizes} className="mx-auto w-full max-w-88" />
    </span>
  );
}

type ValidityProps = Pick<DiplomaProps, 'content'> & Pick<Certificate, 'validUntil'>;

/** Depends on the day of reading, not of the build. */
function Validity({ validUntil, content }: ValidityProps) {
  const chrome = useChrome();
  // ISO dates sort as text.
  const past = validUntil < useToday();
  return (
    <p
      data-state={past ? 'renewal' : 'valid'}
      className="mt-auto inline-flex items-center gap-2 rounded-2xl bg-chosen text-balance px-2 py-1.5 text-left text-sm font-semibold before:size-2 before:shrink-0 before:rounded-full before:bg-signal data-[state=renewal]:before:bg-ember"
    >
      {past
        ? content.renewal
        : fill(content.validUntil, { date: longDate(validUntil, chrome.months) })}
    </p>
  );
}
