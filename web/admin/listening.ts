/** How long a read waits for the event stream, in ms. */
const longestWaitMs = 500;

type Opening = {
  readonly promise: Promise<void>;
  /** Called when the stream is open or has failed. */
  end(): void;
  isOver: boolean;
  /** Whether something was read without the stream, which may have changed since unnoticed. */
  isMissed: boolean;
};

let opening = begin();

/**
 * Waits until the event stream is open, so that nothing changes unnoticed between a read and the first event: each
 * page then reads once what it shows. Waits no longer than half a second, nor for a stream that has failed.
 */
export async function untilListening(): Promise<void> {
  const awaited = opening;
  if (awaited.isOver) return;
  const tooLong = new Promise<void>((resolve) => setTimeout(resolve, longestWaitMs));
  await Promise.race([awaited.promise, tooLong]);
  if (!awaited.isOver) awaited.isMissed = true;
}

/**
 * Lets the waiting reads go on: the stream is open.
 * @returns whether anything was read before, so that it must be read again
 */
export function startListening(): boolean {
  const { isMissed } = opening;
  opening.isMissed = false;
  opening.end();
  return isMissed;
}

/** Lets reads go on without the stream, which has failed: what they read is read again when it is open. */
export function loseListening(): void {
  opening.isMissed = true;
  opening.end();
}

/** Has reads wait for the next stream: this one was left. */
export function stopListening(): void {
  opening = begin();
}

function begin(): Opening {
  let end: Opening['end'] = () => undefined;
  const promise = new Promise<void>((resolve) => {
    end = resolve;
  });
  const begun: Opening = {
    promise,
    end() {
      begun.isOver = true;
      end();
    },
    isOver: false,
    isMissed: false,
  };
  return begun;
}
