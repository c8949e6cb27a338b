import { expect, test } from 'vitest';
import { identity } from '#contract/content/identity.ts';
import { identitySchema } from '#contract/content/identity-schema.ts';
import { parseHtml } from '#tests/support/pages/html.ts';
import { mapDocument } from '#web/map/document.ts';

/** Every character that could end an attribute, an element or a script. */
const odd = { ...identity, name: `A "B" </script><!-- & 'C'`, shortName: '<b>&amp;"' };

test.each([
  ['https://x.example/ornek', true],
  ['HTTPS://x.example', true],
  // On a site with HTTPS, the page /tr/x.example.
  ['https:x.example', false],
  ['http://x.example', false],
  ['javascript:alert(1)', false],
])('the address %s of a network is accepted: %s', (url, isAccepted) => {
  const social = [{ network: 'x', url }];
  expect(identitySchema.safeParse({ ...identity, social }).success).toBe(isAccepted);
});

test('the map’s document carries the place; its script, of which the policy has the hash, is the same for any', () => {
  const [office] = odd.offices;
  const elsewhere = mapDocument('run()', {
    ...odd,
    offices: [{ ...office, lat: -33.5, lng: 18 }, office],
  });
  const nowhere = mapDocument('run()', {
    ...odd,
    offices: [{ ...office, lat: undefined, lng: undefined }],
  });
  const shown = [elsewhere, nowhere].map((html) => {
    expect(html.match(/<script type="module">(.*?)<\/script>/g)).toEqual([
      '<script type="module">run()</script>',
    ]);
    return JSON.parse(
      parseHtml(html).tags.find(({ attributes }) => attributes.id === 'map')?.attributes[
        'data-shown'
      ] ?? '',
    );
  });
  expect(shown).toEqual([{ name: odd.name, lat: -33.5, lng: 18 }, { name: odd.name }]);
});
