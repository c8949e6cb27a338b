/** An action that a toast offers. */
export type ToastAction = { readonly label: string; run(): void };

/** Kept beside the library's own record of a toast, which has no field for it. */
const actions = new Map<string, ToastAction>();

export function setToastAction(id: string, action: ToastAction | undefined): void {
  if (action) actions.set(id, action);
  else actions.delete(id);
}

export function toastAction(id: string): ToastAction | undefined {
  return actions.get(id);
}
