/** What can be done about what a toast says. */
export type ToastAction = { readonly label: string; run(): void };

/** Beside the library's own record of a toast, which has no room for one. */
const actions = new Map<string, ToastAction>();

export function setToastAction(id: string, action: ToastAction | undefined): void {
  if (action) actions.set(id, action);
  else actions.delete(id);
}

export function toastAction(id: string): ToastAction | undefined {
  return actions.get(id);
}
