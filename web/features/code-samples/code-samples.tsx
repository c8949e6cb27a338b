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

/** A request for each product in each language, in two rows of tabs. The language stays when the product changes. */
export default function CodeSamples({ texts, api }: CodeSamplesProps) {
  const [language, setLanguage] = useState<CodeLanguage>('curl');
  return (
    <Root defaultValue={products[0]} className="code-samples">
      <List aria-label={texts.products} className="code-tabs">
        {products.map((product) => (
          <Trigger key={product} value={product} className="code-tab">
            {texts.product[product]}
          </Trigger>
        ))}
      </List>
      {products.map((product) => (
        <Content key={product} value={product} tabIndex={-1} className="code-panel">
          <Root value={language} onValueChange={(chosen) => setLanguage(chosen as CodeLanguage)}>
            <List aria-label={texts.languages} className="code-tabs code-languages">
              {languages.map((each) => (
                <Trigger key={each} value={each} className="code-tab">
                  {each}
                </Trigger>
              ))}
            </List>
            {languages.map((each) => (
              <Content key={each} value={each} tabIndex={-1} className="code-panel">
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
