import { toast } from 'react-hot-toast/headless';

/** Removes all toasts at once. */
export function removeToasts(): void {
  toast.remove();
}
