const moduleAddress = /https?:\/\/\S+?\.js/;

/**
 * A dynamic import that can be tried again. Chromium remembers the address of a module that did not arrive
 * and asks for it no more; under another one it does.
 * @throws what `load` threw, when the second attempt fails too
 */
export async function loadModule<M>(load: () => Promise<M>): Promise<M> {
  try {
    return await load();
  } catch (reason) {
    const [address] = moduleAddress.exec(String(reason)) ?? [];
    if (!address) throw reason;
    const again: Promise<M> = import(/* @vite-ignore */ `${address}?${Date.now()}`);
    return again.catch(() => {
      throw reason;
    });
  }
}
