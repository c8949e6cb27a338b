import { expect, type Locator } from '@playwright/test';

/** Types into a field whose content is being saved: it keeps the focus and its text, and takes nothing. */
export async function typesInVain(field: Locator, text: string): Promise<void> {
  await expect(field).not.toBeEditable();
  await field.focus();
  await field.press('End');
  await field.pressSequentially(' fazlası');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(text);
}
