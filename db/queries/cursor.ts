/** The last row of a page, which the next page starts after. */
export type Cursor = { readonly created_at: number; readonly id: string };

/** A cursor that no page of ours gave out. */
export class InvalidCursor extends Error {}

/** Opaque text for the wire. */
export function encodeCursor({ created_at, id }: Cursor): string {
  return Buffer.from(`${created_at} ${id}`).toString('base64url');
}

/** @throws InvalidCursor for any text that `encodeCursor` did not make */
export function decodeCursor(text: string): Cursor {
  const [, time, id] =
    /^(\d{1,16}) ([\w-]{1,64})$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  if (time === undefined || id === undefined) throw new InvalidCursor();
  return { created_at: Number(time), id };
}
