import { Link } from 'wouter';
import { focusField } from '../fields/field-parts.tsx';
import { type FieldRef, hrefOf, keyOf, partsOf } from '../names.ts';
import { useNames } from '../use-names.ts';

type Named = FieldRef & { readonly message?: string };

/** Values that prevent the publication, each as a link to its field. */
export function FieldLinks({ fieldRefs }: { fieldRefs: readonly Named[] }) {
  return (
    <ul className="mt-1 grid gap-1">
      {fieldRefs.map((one) => (
        <li key={keyOf(one)}>
          <FieldLink fieldRef={one} />
          {one.message && `: ${one.message}`}
        </li>
      ))}
    </ul>
  );
}

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
