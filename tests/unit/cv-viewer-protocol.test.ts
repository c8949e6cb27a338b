import { expect, test } from 'vitest';
import { isFileNews, isOpenOrder, isViewerNews } from '#web/cv-viewer/protocol.ts';

const bytes = new ArrayBuffer(1);
const order = { type: 'open', bytes, language: 'tr', scheme: 'dark', texts: {} };

test('the viewer accepts only a complete order', () => {
  expect(isOpenOrder(order)).toBe(true);
  const wrong = [
    ...[undefined, null, 'open', {}],
    { ...order, type: 'close' },
    { ...order, bytes: 'text' },
    { ...order, language: 'xx' },
    { ...order, scheme: 'system' },
    { ...order, texts: null },
  ];
  for (const data of wrong) expect(isOpenOrder(data), JSON.stringify(data)).toBe(false);
});

test('the viewer accepts only a file by name, with or without its bytes', () => {
  expect(isFileNews({ type: 'file', name: 'H.bcmap', bytes })).toBe(true);
  expect(isFileNews({ type: 'file', name: 'H.bcmap' })).toBe(true);
  const wrong = [
    ...[undefined, null, 'file', {}, order],
    { type: 'file', bytes },
    { type: 'file', name: 'H.bcmap', bytes: 'text' },
  ];
  for (const data of wrong) expect(isFileNews(data), JSON.stringify(data)).toBe(false);
});

test('the admin accepts only the kinds of news that it knows', () => {
  const news = [
    { type: 'ready' },
    { type: 'download' },
    { type: 'wanted', name: 'H.bcmap' },
    { type: 'shown', pages: 3 },
    { type: 'failed', reason: 'password' },
    { type: 'failed', reason: 'damaged' },
  ];
  for (const data of news) expect(isViewerNews(data), JSON.stringify(data)).toBe(true);
  const wrong = [
    ...[undefined, null, 'ready', {}],
    { type: 'shown' },
    { type: 'wanted' },
    { type: 'wanted', name: 1 },
    { type: 'failed', reason: '<b>' },
  ];
  for (const data of wrong) expect(isViewerNews(data), JSON.stringify(data)).toBe(false);
});
