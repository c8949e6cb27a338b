import { describe, expect, test } from 'vitest';
import { identity } from '#contract/content/identity.ts';
import { placeInLink } from '#web/admin/content/fields/place-in-link.ts';
import { centreOf, directionsLink, mapLink, placeOf } from '#web/map/place.ts';

const [office] = identity.offices;
const address = {
  street: 'Örnek Mahallesi, Sinyal Sokak No: 1',
  postalCode: '34750',
  district: 'Ataşehir',
  city: 'İstanbul',
};

test('a map is centred on the office', () => {
  expect(centreOf(office)).toEqual({ lat: 40.989787, lng: 29.1054 });
});

test.each([
  'https://www.google.com/maps/place/Ofis/@41.1,29.2,17z/data=!3m1!4b1!4m6!3m5!8m2!3d40.98979!4d29.1054',
  'https://maps.google.com/?q=40.98979%2C29.1054',
  'https://www.google.com/maps/@40.98979,29.1054,15z',
  'https://www.openstreetmap.org/?mlat=40.98979&mlon=29.1054#map=17/41.1/29.2',
  'https://www.openstreetmap.org/#map=17/40.98979/29.1054',
  // Yandex writes the longitude first; where its pin is, is in `pt` or `whatshere`.
  'https://yandex.com.tr/harita/11508/istanbul/?ll=29.1054%2C40.98979&z=16',
  'https://yandex.com/maps/?ll=29.2%2C41.1&pt=29.1054%2C40.98979&z=17',
  'https://yandex.com.tr/harita/?ll=29.2%2C41.1&whatshere%5Bpoint%5D=29.1054%2C40.98979',
  ' 40.98979, 29.1054 ',
  // As a Turkish keyboard writes numbers.
  '40,98979 29,1054',
  '40,98979, 29,1054',
])('the owner pastes a map’s link, and the pin counts: %s', (link) => {
  expect(placeInLink(link)).toEqual({ lat: 40.98979, lng: 29.1054 });
});

test.each(['', 'Ataşehir', 'https://maps.app.goo.gl/x', '140.98979, 29.1054'])(
  'without coordinates there is no place: %j',
  (link) => expect(placeInLink(link)).toBeUndefined(),
);

describe('an office without coordinates', () => {
  test.each([{}, { lat: 40.99 }, { lng: 29.11 }])('is centred on Istanbul: %j', (office) => {
    expect(centreOf(office)).toEqual({ lat: 41.0082, lng: 28.9784 });
  });

  test('has no marker', () => {
    expect(placeOf({})).toBeUndefined();
    expect(placeOf({ lat: 0, lng: 0 })).toEqual({ lat: 0, lng: 0 });
  });

  test('is found by its address', () => {
    const query = new URL(mapLink(address)).searchParams.get('query');
    expect(query).toBe('Örnek Mahallesi, Sinyal Sokak No: 1, 34750 Ataşehir, İstanbul');
  });
});

test('one link shows the office, another gives directions', () => {
  expect(mapLink(office)).toBe('https://www.google.com/maps/search/?api=1&query=40.989787,29.1054');
  expect(directionsLink(office)).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=40.989787,29.1054',
  );
});
