import { calls } from '#contract/calls.ts';
import { adminOf } from '../../support/api/admin.ts';
import { apply } from '../../support/api/applications.ts';
import { openAdmin } from '../../support/browser/admin-page.ts';
import { ownTest as test } from '../../support/browser/own-admin.ts';
import { expect } from '../../support/browser/site.ts';

test('an undo leaves the stage and the score that another admin has decided since, and says so @release', async ({
  page,
  own,
}) => {
  const { adminCall } = await adminOf(own);
  const { version } = await adminCall(calls.readHiring);
  const { criteria } = await adminCall(calls.changeHiring, {
    body: { criteria: [{ name: 'İletişim' }], version, scoresErased: 0 },
  });
  const { id } = await apply(own, { nameSurname: 'Işıl Çağ' });
  await openAdmin(page, `/admin/applications/${id}?view=list`, { own });
  const stage = page.getByRole('combobox', { name: 'Aşama' });
  const score = (value: number) =>
    page
      .getByRole('radiogroup', { name: 'İletişim' })
      .getByRole('radio', { name: `5 üzerinden ${value}` });
  await score(2).click();
  await stage.selectOption('rejected');
  await expect(page.getByRole('button', { name: 'Geri al', exact: true })).toBeVisible();

  const scores = [{ id: criteria[0]?.id ?? '', score: 5 }];
  await adminCall(calls.changeApplication, { id, body: { stage: 'offer', scores } });
  await expect(stage).toHaveValue('offer');
  await expect(score(5)).toBeChecked();
  for (const _ of ['the stage', 'the score']) {
    const said = page.getByText('Bu arada değiştirilen 1 kayıt olduğu gibi bırakıldı.');
    const count = await said.count();
    await page.getByRole('heading', { name: 'Işıl Çağ' }).first().click();
    await page.keyboard.press('z');
    await expect(said).toHaveCount(count + 1);
  }
  const now = await adminCall(calls.readApplication, { id });
  expect(now.stage).toBe('offer');
  expect(now.scores[0]?.score).toBe(5);
  await expect(stage).toHaveValue('offer');
  await expect(score(5)).toBeChecked();
});
