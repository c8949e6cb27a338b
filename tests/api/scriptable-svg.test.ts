import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { applicationForm, cvFile, postApplication } from '#tests/support/api/applications.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { sharedEditor } from '#tests/support/api/shared-api.ts';

const { api, adminCall, upload, uploadPdf } = await sharedEditor();

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900" onload="alert(1)"><script>alert(2)</script><foreignObject><iframe src="https://x.example"/></foreignObject></svg>';
const forms = [
  drawing,
  `<?xml version="1.0"?>\n${drawing}`,
  `\ufeff<!-- %PDF-1.7 -->${drawing}`,
  // Without a size of its own: a decoder took half a minute for such a one.
  '<svg xmlns="http://www.w3.org/2000/svg"><filter id="a"><feGaussianBlur stdDeviation="900"/></filter><rect width="9999" height="9999" filter="url(#a)"/></svg>',
].map((text) => Buffer.from(text));

test.each(forms.map((form, index) => [index, form] as const))(
  'an SVG is taken neither as a CV nor as a picture or a PDF of the owner, whatever it is called, nor as a logo if it is more than a drawing: form %i',
  async (_index, bytes) => {
    for (const name of ['cv.svg', 'cv.pdf', 'cv.docx', 'cv.doc', 'cv']) {
      const answer = await postApplication(api, applicationForm({}, cvFile(bytes, name)));
      expect([name, answer.status]).toEqual([name, name === 'cv.svg' ? 400 : 415]);
    }
    expect((await upload('reach', bytes)).status).toBe(400);
    expect((await upload('logo', bytes)).status).toBe(400);
    expect([400, 415]).toContain((await uploadPdf(bytes)).status);
    expect(await api.database.value('select count(*) from pictures')).toBe(0);
    expect(await api.database.value('select count(*) from cvs')).toBe(0);
  },
);

test('what is typed as an SVG is a text like any other, and is answered as JSON alone', async () => {
  const { id } = await sendMessage(api, { message: drawing });
  expect((await adminCall(calls.readMessage, { id })).message).toBe(drawing);
});
