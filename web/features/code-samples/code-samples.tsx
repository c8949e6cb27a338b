import './code-samples.css';
import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { useState } from 'react';
import type { PublicIdentity } from '#contract/content/identity-schema.ts';
import type { PageContent } from '#contract/content/schema.ts';
import { usePageLanguage } from '../../loading/page-language.ts';
import { type CodeLanguage, languages, type Product, products, sampleOf } from './samples.ts';

export type CodeSamplesProps = {
  readonly texts: PageContent<'services'>['codeSamples'];
  readonly api: PublicIdentity['api'];
};

const row = 'flex flex-wrap gap-x-7 border-b border-line px-[clamp(1.25rem,3vw,2rem)]';
/** Focus rings within: the panel cuts what is outside. */
const ring = 'focus-visible:-outline-offset-3';
const tab = `min-h-13 border-b-2 border-transparent font-semibold text-muted hover:text-text aria-selected:text-text ${ring}`;

/** A request for each product in each language, in two rows of tabs, and its answer. */
export default function CodeSamples({ texts, api }: CodeSamplesProps) {
  const [product, setProduct] = useState<Product>('sms');
  const [language, setLanguage] = useState<CodeLanguage>('curl');
  const { request, answer } = sampleOf(product, language, api, texts, usePageLanguage());
  return (
    <Root
      value={product}
      onValueChange={(chosen) => setProduct(chosen as Product)}
      className="overflow-hidden rounded-[1.75rem] border border-line bg-raised"
    >
      <List aria-label={texts.products} className={row}>
        {products.map((each) => (
          <Trigger key={each} value={each} className={`${tab} aria-selected:border-dawn`}>
            {texts.product[each]}
          </Trigger>
        ))}
      </List>
      <Content value={product} tabIndex={-1} className="code-panel lg:grid lg:grid-cols-[3fr_2fr]">
        {/* Of each product its own: after a click in its tabs Radix does not move the focus into them by the Tab key. */}
        <Root
          key={product}
          value={language}
          onValueChange={(chosen) => setLanguage(chosen as CodeLanguage)}
          className="min-w-0"
        >
          <div className={row}>
            <List aria-label={texts.languages} className="flex flex-1 gap-x-7">
              {languages.map((each) => (
                <Trigger key={each} value={each} className={`${tab} aria-selected:border-signal`}>
                  {each}
                </Trigger>
              ))}
            </List>
            <CopyButton texts={texts} code={request} />
          </div>
          <Content value={language} tabIndex={-1}>
            <Code text={request} className="min-h-94" />
          </Content>
        </Root>
        <div className="min-w-0 lg:border-l lg:border-line">
          <p className={`${row} box-content min-h-13 items-center font-semibold`}>{texts.answer}</p>
          <Code text={answer} />
        </div>
      </Content>
    </Root>
  );
}

/** Highlights the quoted values, which readers replace with their own. */
function Code({ text, className = '' }: { text: string; className?: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
    <pre lang="en" tabIndex={0} className={`rounded-b-[1.75rem] ${ring} ${className}`}>
      <code>
        {text.split(/("[^"\n]*"|'[^'\n]+'|`[^`\n]*`)/).map((piece, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a constant text
          index % 2 ? <span key={index}>{piece}</span> : piece,
        )}
      </code>
    </pre>
  );
}

/** Copies a sample. Browsers offer no clipboard over plain HTTP, and may refuse it. */
function CopyButton({ texts, code }: { texts: CodeSamplesProps['texts']; code: string }) {
  const [copied, setCopied] = useState('');
  if (!('clipboard' in navigator)) return null;
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setCopied(code),
      () => {},
    );
  return (
    <button
      type="button"
      aria-live="polite"
      onClick={copy}
      className={`font-semibold text-link ${ring}`}
    >
      {copied === code ? texts.copied : texts.copy}
    </button>
  );
}
