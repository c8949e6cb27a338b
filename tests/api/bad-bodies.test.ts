import { describeErrorResponses } from '#tests/support/api/error-responses.ts';
import { sampleMessage } from '#tests/support/api/messages.ts';
import { sharedApi } from '#tests/support/api/shared-api.ts';

const api = await sharedApi();

const changed = (changes: object) => JSON.stringify({ ...sampleMessage, ...changes });
const json = 'application/json';

describeErrorResponses(api, [
  { what: 'broken JSON', body: '{"fullName":"Ada', code: 'malformed' },
  { what: 'null as the body', body: 'null', code: 'malformed' },
  { what: 'an array as the body', body: '[]', code: 'malformed' },
  { what: 'a number as the body', body: '5', code: 'malformed' },
  { what: 'a text as the body', body: '"Ada"', code: 'malformed' },
  { what: 'thirty thousand opening brackets', body: '['.repeat(30_000), code: 'malformed' },
  {
    what: 'thirty thousand nested arrays',
    body: '['.repeat(30_000) + ']'.repeat(30_000),
    code: 'malformed',
  },
  { what: 'a body over 64 KiB', body: changed({ message: 'x'.repeat(65_536) }), code: 'tooLarge' },
  {
    what: 'an unsupported charset',
    body: changed({}),
    headers: { 'Content-Type': `${json}; charset=iso-8859-9` },
    code: 'wrongType',
  },
  {
    what: 'JSON in UTF-16',
    body: Buffer.from(changed({}), 'utf16le'),
    headers: { 'Content-Type': `${json}; charset=utf-16le` },
    code: 'wrongType',
  },
  {
    what: 'a field that occurs twice',
    body: changed({}).replace('{', '{"message":"önce",'),
    code: 'malformed',
  },
  {
    what: 'a type that only starts like JSON',
    body: changed({}),
    headers: { 'Content-Type': 'application/jsonp' },
    code: 'wrongType',
  },
  {
    what: 'plain text',
    body: changed({}),
    headers: { 'Content-Type': 'text/plain' },
    code: 'wrongType',
  },
  {
    what: 'an HTML form',
    body: 'fullName=Ada',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    code: 'wrongType',
  },
  { what: 'no content type', body: Buffer.from(changed({})), headers: {}, code: 'wrongType' },
]);
