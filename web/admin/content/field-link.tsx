import { Link } from 'wouter';
import { type FieldRef, hrefOf, keyOf, partsOf } from './names.ts';
import { useNames } from './use-names.ts';

/** A link in a dialog that closes it and leads to a value's field. */
export function FieldLink({ fieldRef }: { readonly fieldRef: FieldRef }) {
  const { documentName, wayTo } = useNames();
  return (
    <Link
      href={hrefOf(partsOf(fieldRef.document).name, keyOf(fieldRef))}
      onClick={(event) => {
        // At once: nothing on the page can get the focus while the dialog is modal.
        event.currentTarget.closest('dialog')?.close();
        // A second press does not change the address.
        focusField(fieldRef);
      }}
      className="font-semibold text-link underline underline-offset-4"
    >
      {[documentName(fieldRef.document), wayTo(fieldRef)].filter(Boolean).join(' › ')}
    </Link>
  );
}

/**
 * Shows a value's field once it is rendered, or else the nearest field that contains it.
 * @param isFocused whether it gets the focus too
 */
export function focusField(fieldRef: FieldRef, isFocused: boolean = true): void {
  setTimeout(() => {
    for (let { path } = fieldRef; path; path = path.slice(0, path.lastIndexOf('/'))) {
      const found = document.getElementById(keyOf({ ...fieldRef, path }));
      if (!found) continue;
      found.scrollIntoView({ block: 'center' });
      if (isFocused) found.focus({ preventScroll: true });
      return;
    }
  });
}
