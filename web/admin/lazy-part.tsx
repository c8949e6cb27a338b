import { type ComponentType, use } from 'react';
import { loadModule } from '../loading/load-module.ts';
import { PromiseCache } from '../loading/promise-cache.ts';

/** Loaders of the parts that are loaded when they are opened: the admin's first load contains none of their code. */
export const loads: (() => Promise<unknown>)[] = [];

export const modules = new PromiseCache((load: () => Promise<unknown>) => loadModule(load));

/**
 * What a module exports; suspends while it is loading.
 * @throws LoadError if it cannot be loaded, until `modules` forget that
 */
export function useModule<M>(load: () => Promise<M>): M {
  return use(modules.get(load)) as M;
}

/** A page or a dialog that is loaded when it is opened, or once the admin is idle. */
export function lazyPart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  loads.push(load);
  return (props: P) => {
    const { default: Part } = useModule(load);
    return <Part {...props} />;
  };
}
