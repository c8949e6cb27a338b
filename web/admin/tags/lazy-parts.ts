import { lazy } from '../../ui/lazy.tsx';

/** The list of tags in a menu. */
export const LazyTagPicker = lazy(() => import('./tag-picker.tsx'));

/** The window in which tags are renamed, recoloured and deleted. */
export const LazyTagManager = lazy(() => import('./tag-manager.tsx'));
