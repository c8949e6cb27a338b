import { toast } from 'react-hot-toast/headless';

/** Takes every toast away at once. */
export function removeToasts(): void {
  toast.remove();
}
