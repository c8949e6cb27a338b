import { useEffect, useRef, useState } from 'react';
import type { ShownContent } from '#contract/content/schema.ts';
import { fill } from '#contract/fill.ts';
import { foldLetters } from '#contract/fold.ts';
import { usePageLanguage } from '../../loading/page-language.ts';
import { primaryAction } from '../../ui/button.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { unbroken } from '../../ui/unbroken.tsx';

type CoverageProps = {
  readonly texts: ShownContent<'services'>['coverage'];
  readonly countries: ShownContent<'services'>['countries'];
};

/** Further rows are folded. */
const firstRows = 8;

/** What a visitor has chosen, for when they come back from the form; countries by code. */
let kept = { query: '', service: '', ticked: [] as readonly string[] };

const row = 'grid border-t border-line py-2 sm:grid-cols-[2fr_3fr] sm:py-1';
const control = 'h-12 min-w-0 rounded-xl border border-edge bg-raised px-4';

/**
 * The covered countries: a list that is whole without a script; with one, a search, a filter by service, and a link to
 * the quote form with the ticked countries.
 */
export function Coverage({ texts, countries }: CoverageProps) {
  const language = usePageLanguage();
  const whole = useRef<HTMLDivElement>(null);
  const [{ query, service, ticked }, choose] = useState(kept);
  /** Read from the page: it may have been used before this code ran, and browsers refill it on a reload. */
  const read = () => {
    const find = (selector: string) =>
      [...(whole.current?.querySelectorAll<HTMLInputElement>(selector) ?? [])].map(
        (one) => one.value,
      );
    const [typed = ''] = find('[type=search]');
    const [chosen = ''] = find('select');
    kept = { query: typed, service: chosen, ticked: find(':checked[type=checkbox]') };
    choose(kept);
  };
  useEffect(read, []);
  const words = foldLetters(query).trim();
  const isSought = words !== '' || service !== '';
  const found = countries.filter(
    ({ code, name, services }) =>
      (!service || services.some((one) => one === service)) &&
      (` ${foldLetters(name)}`.includes(` ${words}`) || code.toLowerCase() === words),
  );
  const rows = (from: number, to?: number) => (
    <ul>
      {countries.slice(from, to).map((country) => (
        <li key={country.code} className={found.includes(country) ? row : 'hidden'}>
          <label className="flex min-h-11 items-center gap-3 self-start font-semibold">
            <input
              type="checkbox"
              value={country.code}
              defaultChecked={kept.ticked.includes(country.code)}
              className="needs-script checkbox"
            />
            {country.name}
          </label>
          <div className="text-[0.95rem] max-sm:ml-9 sm:py-2.5">
            <p>{country.services.map((one) => texts.serviceNames[one]).join(' · ')}</p>
            <p className="text-muted">
              {[country.sender && texts.senderRules[country.sender], country.remark]
                .filter(Boolean)
                .join('. ')}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
  return (
    <div
      ref={whole}
      onChange={read}
      className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 pb-20 lg:grid-cols-[5fr_7fr]"
    >
      <div className="lg:sticky lg:top-28 lg:self-start">
        <h3 className="title-section">{unbroken(texts.title)}</h3>
        <p className="prose-text mt-5">{unbroken(texts.text)}</p>
        <div className="needs-script mt-6 grid max-w-[27em] grid-cols-[1fr_auto] gap-2">
          <input
            type="search"
            aria-label={texts.search}
            placeholder={texts.search}
            defaultValue={kept.query}
            autoComplete="off"
            className={`${control} placeholder:text-muted`}
          />
          <select
            aria-label={texts.service}
            defaultValue={kept.service}
            className={`${control} select`}
          >
            <option value="">{texts.all}</option>
            {Object.entries(texts.serviceNames).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <p role="status" className="mt-4 text-muted">
          {isSought &&
            (found.length > 0 ? fill(texts.found, { count: found.length }, language) : texts.none)}
        </p>
      </div>
      <div>
        {rows(0, firstRows)}
        {countries.length > firstRows && (
          <details open={isSought}>
            <summary className={isSought ? 'hidden' : 'inline-link border-t border-line py-4'}>
              {fill(texts.showAll, { count: countries.length }, language)}
            </summary>
            {rows(firstRows)}
          </details>
        )}
        {ticked.length > 0 && (
          <PageLink
            page="contact"
            section="contact-form"
            query={`form=quote&country=${ticked.join()}${service && `&service=${service}`}`}
            className={`${primaryAction} no-print sticky bottom-4 mt-6 mr-16`}
          >
            {fill(texts.ask, { count: ticked.length }, language)}
          </PageLink>
        )}
      </div>
    </div>
  );
}
