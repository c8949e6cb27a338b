import { useState } from 'react';
import { isMembers } from '#contract/content/edits.ts';
import type { Office } from '#contract/content/identity-schema.ts';
import { mapLink } from '../../../map/place.ts';
import { linkButton } from '../../ui/buttons.tsx';
import { useContentTexts } from '../texts.ts';
import { inputClass, ProblemAt, useTie, type ValueProps } from './field-parts.tsx';
import { placeInLink } from './place-in-link.ts';
import { memberChange } from './values.ts';

/** The place of an office: a map is searched for its address, and the found place's link is pasted. */
export function PlaceField({ value, fieldRef, name, onChange }: Omit<ValueProps, 'field'>) {
  const texts = useContentTexts().fields;
  const tie = useTie(fieldRef);
  const [typed, setTyped] = useState<string>();
  const { lat, lng, ...address } = (isMembers(value) ? value : {}) as Office;
  const pin = lat === undefined ? [] : [[texts.openPin, mapLink({ ...address, lat, lng })]];
  const shown = typed ?? (lat === undefined ? '' : `${lat}, ${lng}`);
  return (
    <div>
      <input
        {...tie}
        inputMode="url"
        autoComplete="off"
        aria-label={name}
        aria-invalid={typed !== undefined || tie['aria-invalid']}
        value={shown}
        onChange={({ target }) => {
          const text = target.value;
          const place =
            placeInLink(text) ?? (text.trim() ? undefined : { lat: undefined, lng: undefined });
          setTyped(place ? undefined : text);
          if (!place) return;
          const setLng = memberChange('lng', place.lng);
          onChange((now: unknown) => setLng(memberChange('lat', place.lat)(now)));
        }}
        className={`h-11 ${inputClass}`}
      />
      <ProblemAt at={tie.id} failure={typed === undefined ? undefined : texts.place} />
      {[[texts.searchMap, mapLink(address)], ...pin].map(([label, href]) => (
        <a
          key={label}
          href={href}
          target="_blank"
          rel="noopener"
          className={`mr-4 inline-flex items-center text-sm ${linkButton}`}
        >
          {label}
        </a>
      ))}
    </div>
  );
}
