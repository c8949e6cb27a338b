import { expect, test } from 'vitest';
import type { FieldError } from '#contract/field-messages.ts';
import { type Bad, describeErrorResponses } from '#tests/support/api/error-responses.ts';
import { sampleMessage } from '#tests/support/api/messages.ts';
import { sharedApi } from '#tests/support/api/shared-api.ts';

const api = await sharedApi();

const required = { key: 'required' } as const;
const invalid = { key: 'invalid' } as const;
const unknownField = { key: 'unknownField' } as const;

/** The sample with additional JSON text: an object literal cannot have `__proto__` as a field. */
const withField = (json: string) => `${JSON.stringify(sampleMessage).slice(0, -1)},${json}}`;
const changed = (changes: object) => JSON.stringify({ ...sampleMessage, ...changes });
const field = (what: string, body: string, errors: Record<string, FieldError>): Bad => ({
  ...{ what, body, errors },
  code: 'invalid',
});
describeErrorResponses(api, [
  field('no field at all', '{}', { fullName: required, email: required, message: required }),
  field('an empty body', '', { fullName: required, email: required, message: required }),
  field('a missing field', changed({ email: undefined }), { email: required }),
  field('null in a field', changed({ message: null }), { message: required }),
  field('an empty field', changed({ fullName: '' }), { fullName: required }),
  field('only spaces', changed({ message: '   ' }), { message: required }),
  field('only tabs and lines', changed({ message: '\t\n\r\n' }), { message: required }),
  field('only hard spaces', changed({ message: '\u00a0\u3000' }), { message: required }),
  field('no e-mail address', changed({ email: 'ada' }), { email: { key: 'email' } }),
  field('half an address', changed({ email: 'ada@' }), { email: { key: 'email' } }),
  field('two addresses', changed({ email: 'a@b.example,c@d.example' }), {
    email: { key: 'email' },
  }),
  field('an address with a header', changed({ email: 'a@b.example\nBcc: c@d.example' }), {
    email: { key: 'email' },
  }),
  field('an over-long text', changed({ message: 'x'.repeat(5001) }), {
    message: { key: 'tooLong', max: 5000 },
  }),
  field('an array instead of a text', changed({ fullName: ['Ada'] }), { fullName: invalid }),
  field('an object instead of a text', changed({ fullName: { $ne: '' } }), { fullName: invalid }),
  field('a number instead of a text', changed({ message: 5 }), { message: invalid }),
  field('an unknown field', changed({ admin: true }), { admin: unknownField }),
  field('a field named __proto__', withField('"__proto__":{"admin":true}'), {
    ['__proto__']: unknownField,
  }),
  field('a field named constructor', withField('"constructor":{"prototype":{}}'), {
    constructor: unknownField,
  }),
  field('a field of the stored row', changed({ status: 'read' }), { status: unknownField }),
]);

test('no refused message was stored', async () => {
  const stored = await api.database.all('select id from messages');
  expect(stored).toEqual([]);
});
