import { describe, expect, test } from 'vitest';
import { identity } from '#contract/content/identity.ts';
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
