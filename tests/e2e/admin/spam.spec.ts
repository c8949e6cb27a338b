import { openAdmin, ownWord, sendShort } from '../../support/browser/admin-page.ts';
import { expect, test } from '../../support/browser/site.ts';

test('a letter with one sign of spam is in the inbox with a hint; one with two in its folder with both, and unread in the inbox once it is not spam', async ({
  page,
}) => {
  const word = ownWord();
  await sendShort(page, { fullName: 'Casino Oteli', message: `Otelimizin casino katı ${word}` });
  const message = `We sell backlinks for $20 ${word}`;
  await sendShort(page, { fullName: 'Satıcı', message });
  const rows = page.getByRole('main').getByRole('listitem');
  await openAdmin(page, `/admin?q=${word}&scope=folder`);
  await expect(rows).toHaveCount(1);
  await expect(rows.getByRole('link')).toHaveAccessibleName(/İstenmeyen olabilir/);
  await rows.getByRole('link').click();
  const hint = page.getByText('İstenmeyen olabilir: sık görülen reklam konuları');
  await expect(hint).toBeVisible();
  await openAdmin(page, `/admin?folder=spam&q=${word}&scope=folder`);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('sık görülen reklam konuları, reklam dili');
  await rows.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'İstenmeyen değil' }).click();
  await expect(rows).toHaveCount(0);
  await openAdmin(page, `/admin?q=${word}&scope=folder`);
  const released = rows.filter({ hasText: 'Satıcı' }).getByRole('link');
  await expect(released).toHaveAccessibleName(/^Okunmamış/);
  await expect(released).not.toHaveAccessibleName(/İstenmeyen olabilir/);
});
