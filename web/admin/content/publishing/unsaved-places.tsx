import { useAtomValue } from 'jotai';
import { keyOf } from '../names.ts';
import { PlaceLink } from '../place-link.tsx';
import { unsavedAtom } from '../unsaved.ts';

/** The texts that are not saved, on any page, each as a link to its field: they keep everything from publication. */
export function UnsavedPlaces() {
  const unsaved = useAtomValue(unsavedAtom);
  return (
    <ul className="mt-1 grid gap-1">
      {[...unsaved.values()].map((one) => (
        <li key={keyOf(one)}>
          <PlaceLink place={one} />
        </li>
      ))}
    </ul>
  );
}
