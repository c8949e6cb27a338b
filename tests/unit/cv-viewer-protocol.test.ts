import { expect, test } from 'vitest';
import { isOpenOrder, isViewerNews } from '#web/cv-viewer/protocol.ts';

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

test('the admin accepts only the three kinds of news', () => {
  const news = [
    { type: 'ready' },
    { type: 'shown', pages: 3 },
    { type: 'failed', reason: 'password' },
    { type: 'failed', reason: 'damaged' },
  ];
  for (const data of news) expect(isViewerNews(data), JSON.stringify(data)).toBe(true);
  const wrong = [
    ...[undefined, null, 'ready', {}],
    { type: 'shown' },
    { type: 'failed', reason: '<b>' },
  ];
  for (const data of wrong) expect(isViewerNews(data), JSON.stringify(data)).toBe(false);
});
