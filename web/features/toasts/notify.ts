import { toast } from 'react-hot-toast/headless';
import { useToastArea } from './toast-area.ts';
import { ToastList } from './toast-list.tsx';

/** Tells the visitor something in passing, also when the network is gone by now. */
export function notify(kind: 'success' | 'error', text: string): void {
  useToastArea.setState({ List: ToastList });
  toast[kind](text);
}
