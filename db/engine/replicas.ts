/** A window of a rate limit, as counted for all replicas. */
export type Hits = {
  /** Since the window began, this one too. */
  readonly hits: number;
  /** Until the window ends, in ms. */
  readonly leftMs: number;
};

/** Hears of the events that replicas send. */
export type Listener = {
  /** @param place increases with each event; all replicas hear them in this order */
  receive(place: number, event: string): void;
  /** Some may not have been heard: the database was out of reach. */
  missed(): void;
};

/** What the processes of a service that share a database have in common beside its rows. Times are the database's. */
export type Replicas = {
  /** Names the database: the same for all, and another one for another database. */
  readonly id: string;
  /** Signs cookies. Made at the first start, and in no backup. */
  readonly secret: string;
  /** The place of the last event that was heard. */
  readonly heard: number;
  /** Sends an event to every replica, this one too. Call after its change is committed. */
  publish(event: string): Promise<void>;
  /** Only the first listener is called. */
  listen(listener: Listener): void;
  /**
   * Does the work of a job, unless another replica is doing it.
   * @returns whether it was done
   */
  alone(job: string, work: () => Promise<void>): Promise<boolean>;
  /** Counts a request under a key, in a window that begins with the first one. */
  hit(key: string, windowMs: number): Promise<Hits>;
  /** Takes a counted request back, or all of a key. */
  takeBack(key: string, which: 'one' | 'all'): Promise<void>;
  /** Leaves word of something for all replicas, until the server ends. */
  remember(name: string, value: string): Promise<void>;
  /** What one of them has left word of, and for how long that was (ms); undefined if none has. */
  recall(name: string): Promise<{ readonly value: string; readonly ageMs: number } | undefined>;
  /** Marks something as used. @returns whether nobody had used it before; for `keptMs` */
  use(what: string, keptMs: number): Promise<boolean>;
};
