/** A named key, as both protocols know it. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown';

/**
 * A tab of a browser of its own, with nothing remembered: the little that every engine's driver can do, so that each
 * scenario is written once.
 */
export type Tab = {
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page. It must use nothing from outside itself; a promise is not waited for. */
  run<A extends readonly unknown[], R>(script: (...given: A) => R, ...given: A): Promise<R>;
  /** Moves the mouse there, in pixels of the window, and presses if asked to. */
  pointAt(x: number, y: number, press?: boolean): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Chooses a file of this machine in the field that a CSS selector names. */
  chooseFile(selector: string, file: string): Promise<void>;
  /** Chooses an option, by its value, of the list that a CSS selector names. */
  chooseOption(selector: string, value: string): Promise<void>;
  /** Makes the page as wide and high as that; WebKit's window is never narrower than 447 px. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
};

/** A running browser. Each tab that it opens remembers nothing of the others. */
export type Browser = {
  open(): Promise<Tab>;
  end(): Promise<unknown>;
};

/** A kind of browser that can be started on this machine. */
export type Engine = { readonly name: string; start(): Promise<Browser> };

/** What a project of `playwright.config.ts` says. */
export type EngineOptions = { engine: 'firefox' | 'webkit' };
