import { create } from 'zustand';

/** Whether there was ever anything to show: only then is the code for it fetched. */
export const useToastsWanted = create(() => false);

/** Tells the visitor something in passing. */
export async function notify(kind: 'success' | 'error', text: string): Promise<void> {
  useToastsWanted.setState(true);
  const { toast } = await import('react-hot-toast/headless');
  toast[kind](text);
}
