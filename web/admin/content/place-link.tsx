import { Link } from 'wouter';
import { focusPlace } from './focus-place.ts';
import { hrefOf, keyOf, type Place, partsOf } from './names.ts';
import { useNames } from './use-names.ts';

/** A link in a dialog that closes it and leads to a value's field. */
export function PlaceLink({ place }: { readonly place: Place }) {
  const { documentName, wayTo } = useNames();
  return (
    <Link
      href={hrefOf(partsOf(place.document).name, keyOf(place))}
      onClick={(event) => {
        // At once: nothing on the page can get the focus while the dialog is modal.
        event.currentTarget.closest('dialog')?.close();
        // A second press does not change the address.
        focusPlace(place);
      }}
      className="font-semibold text-link underline underline-offset-4"
    >
      {[documentName(place.document), wayTo(place)].filter(Boolean).join(' › ')}
    </Link>
  );
}
