/** A named key that both protocols support. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown';

/**
 * A tab in a fresh browser profile. It has only what every engine's driver supports, so that each scenario is written
 * once.
 */
export type Tab = {
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page. It must not use outer variables; a promise is not awaited. */
  run<A extends readonly unknown[], R>(script: (...given: A) => R, ...given: A): Promise<R>;
  /** Moves the mouse, in pixels of the window, and optionally clicks. */
  pointAt(x: number, y: number, press?: boolean): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Chooses a local file in the field of a CSS selector. */
  chooseFile(selector: string, file: string): Promise<void>;
  /** Chooses an option by its value in the list of a CSS selector. */
  chooseOption(selector: string, value: string): Promise<void>;
  /** Sets the page's size; WebKit's window is never narrower than 447 px. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
};

/** A running browser. Its tabs share no storage. */
export type Browser = {
  open(): Promise<Tab>;
  end(): Promise<unknown>;
};

/** A browser that can be started on this machine. */
export type Engine = { readonly name: string; start(): Promise<Browser> };

/** The option set by a project of `playwright.config.ts`. */
export type EngineOptions = { engine: 'firefox' | 'webkit' };
