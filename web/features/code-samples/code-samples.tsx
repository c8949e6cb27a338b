import './code-samples.css';
import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { useState } from 'react';
import type { PublicIdentity } from '#contract/content/identity-schema.ts';
import type { PageContent } from '#contract/content/schema.ts';
import { type CodeLanguage, languages, products, sampleOf } from './samples.ts';

export type CodeSamplesProps = {
  readonly texts: PageContent<'services'>['codeSamples'];
  readonly api: PublicIdentity['api'];
};

const tabs = 'flex flex-wrap gap-x-7 border-b border-line px-[clamp(1.25rem,3vw,2rem)]';
const tab =
  'min-h-13 border-b-2 border-transparent font-semibold text-muted hover:text-text aria-selected:text-text';
const panel = 'code-panel focus-visible:-outline-offset-3';

/** A request for each product in each language, in two rows of tabs. The language stays when the product changes. */
export default function CodeSamples({ texts, api }: CodeSamplesProps) {
  const [language, setLanguage] = useState<CodeLanguage>('curl');
  return (
    <Root
      defaultValue={products[0]}
      className="overflow-hidden rounded-[1.75rem] border border-line bg-raised"
    >
      <List aria-label={texts.products} className={tabs}>
        {products.map((product) => (
          <Trigger key={product} value={product} className={`${tab} aria-selected:border-dawn`}>
            {texts.product[product]}
          </Trigger>
        ))}
      </List>
      {products.map((product) => (
        <Content key={product} value={product} tabIndex={-1} className={panel}>
          <Root value={language} onValueChange={(chosen) => setLanguage(chosen as CodeLanguage)}>
            <List aria-label={texts.languages} className={tabs}>
              {languages.map((each) => (
                <Trigger key={each} value={each} className={`${tab} aria-selected:border-signal`}>
                  {each}
                </Trigger>
              ))}
            </List>
            {languages.map((each) => (
              <Content key={each} value={each} tabIndex={-1} className={panel}>
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it */}
                <pre lang="en" tabIndex={0}>
                  <code>{shaded(sampleOf(product, each, api))}</code>
                </pre>
              </Content>
            ))}
          </Root>
        </Content>
      ))}
    </Root>
  );
}

/** Highlights the quoted values, which readers replace with their own. */
function shaded(code: string) {
  return code.split(/("[^"\n]*"|'[^'\n]+'|`[^`\n]*`)/).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a constant text
    index % 2 ? <span key={index}>{piece}</span> : piece,
  );
}
