/** A window of a rate limit, as counted for all replicas. */
export type Hits = {
  /** Since the window began, with this one. */
  readonly hits: number;
  /** Until the window ends, in ms. */
  readonly leftMs: number;
};

export type Listener = {
  /** Called for each event, in the same order on all replicas. */
  receive(event: string): void;
  /** Events may have been lost: the database was unreachable. */
  missed(): void;
};

/** What processes that share a database have in common beside its rows. Times are the database's. */
export type Replicas = {
  /** Signs cookies. Generated at the first start, and in no backup. */
  readonly secret: string;
  /** Sends an event to every replica, including this one. Call after its change is committed. */
  publish(event: string): Promise<void>;
  /** Only the first listener is called. */
  listen(listener: Listener): void;
  /** Runs a job, unless another replica is running it. @returns whether it ran */
  alone(job: string, work: () => Promise<unknown>): Promise<boolean>;
  /** Counts a request, or a use, under a key, in a window that begins with the first one. */
  hit(key: string, windowMs: number): Promise<Hits>;
  /** Uncounts one request. */
  takeBack(key: string): Promise<void>;
  /** Stores a value for all replicas, until the server stops. */
  setShared(name: string, value: string): Promise<void>;
  /** The stored value, and its age in ms; undefined if there is none. */
  getShared(name: string): Promise<{ readonly value: string; readonly ageMs: number } | undefined>;
};
