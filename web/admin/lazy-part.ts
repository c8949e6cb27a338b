import { type ComponentType, lazy } from 'react';
import { loadModule } from '../loading/load-module.ts';

/** Loaders of the parts that are loaded when they are opened: the admin's first load contains none of their code. */
export const loads: (() => Promise<unknown>)[] = [];

/** A page or a dialog that is loaded when it is opened, or once the admin is idle. */
export function lazyPart<P>(load: () => Promise<{ default: ComponentType<P> }>) {
  loads.push(load);
  return lazy(() => loadModule(load));
}
