import { CircleCheck, CircleX, type IconNode, Info, LoaderCircle, TriangleAlert } from 'lucide';
import { toast } from 'react-hot-toast/headless';

/** The kinds of toast. */
export type ToastKind = 'success' | 'info' | 'warning' | 'error' | 'loading' | 'default';

/** How each kind is raised, and its icon. The library has no info and no warning: both are raised as plain. */
export const kinds: Readonly<
  Record<ToastKind, { readonly raise: typeof toast.success; readonly drawing?: IconNode }>
> = {
  success: { raise: toast.success, drawing: CircleCheck },
  info: { raise: toast, drawing: Info },
  warning: { raise: toast, drawing: TriangleAlert },
  error: { raise: toast.error, drawing: CircleX },
  loading: { raise: toast.loading, drawing: LoaderCircle },
  default: { raise: toast },
};
