import { type Toast, toast as toasts, useToaster } from 'react-hot-toast/headless';
import type { ToastListProps } from './toast-area.ts';

/** The specification's numbers: the library's own limit is 20. */
const mostVisible = 3;
const durationMs = 4000;

/** The toasts that are shown, newest first. */
export function ToastList({ dismiss }: ToastListProps) {
  const { toasts: shown, handlers } = useToaster({ duration: durationMs });
  const visible = shown.filter((toast) => toast.visible).slice(0, mostVisible);
  return (
    <div
      onPointerEnter={handlers.startPause}
      onPointerLeave={handlers.endPause}
      className="grid justify-items-center gap-3.5"
    >
      {visible.map((toast) => (
        <ToastCard key={toast.id} toast={toast} dismiss={dismiss} />
      ))}
    </div>
  );
}

function ToastCard({ toast, dismiss }: { toast: Toast; dismiss: string }) {
  return (
    <div
      data-type={toast.type}
      className="pointer-events-auto flex w-full max-w-89 items-center gap-3 rounded-2xl border-l-4 border-signal bg-deep py-3 pl-5 pr-2 text-white data-[type=error]:border-ember"
    >
      <p className="grow text-[0.95rem]">{String(toast.message)}</p>
      <button
        type="button"
        aria-label={dismiss}
        onClick={() => toasts.dismiss(toast.id)}
        className="grid size-11 shrink-0 place-items-center rounded-full text-xl text-mist hover:text-white"
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}
