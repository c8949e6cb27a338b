import type { createMetricsRegistry } from './metrics-registry.ts';
import type { Pressure } from './pressure.ts';
import type { Settings } from './settings.ts';
import type { StorageQuota } from './storage-quota.ts';

export type TimedRequest = {
  readonly method: string;
  readonly route: string;
  readonly status: string;
  readonly seconds: number;
};

/** What is measured when somebody asks. */
export type Measured = {
  readonly quota: Pick<StorageQuota, 'usage'>;
  readonly pressure: Pick<Pressure, 'isOn' | 'submissionsPerMinute'>;
};

type MetricsRegistry = ReturnType<typeof createMetricsRegistry>;

/** Prometheus's client takes a tenth as long to load as the whole service: nobody's start waits for it. */
const loadAfterMs = 1000;

/** What the service tells of itself to Prometheus. Numbers only: no address, no word of a visitor. */
export class Metrics {
  readonly #dataDir: string;
  readonly #databaseFile: string;
  readonly #measured: Measured;
  readonly #timer: NodeJS.Timeout;
  #loading: Promise<MetricsRegistry> | undefined;
  /** Those of the first moment wait here to be counted. */
  #early: TimedRequest[] = [];
  #count = (request: TimedRequest): void => {
    this.#early.push(request);
  };

  constructor({ dataDir }: Pick<Settings, 'dataDir'>, databaseFile: string, measured: Measured) {
    this.#dataDir = dataDir;
    this.#databaseFile = databaseFile;
    this.#measured = measured;
    this.#timer = setTimeout(() => this.#load(), loadAfterMs).unref();
  }

  /** The numbers of now, and the media type of their text. */
  async tell(): Promise<{ readonly type: string; readonly text: string }> {
    const { registry } = await this.#load();
    return { type: registry.contentType, text: await registry.metrics() };
  }

  /**
   * Counts a request that took so many seconds.
   * @param call the path of the contract that it made; one that is no call's counts as `other`, its method
   * too, so that no stranger makes labels
   */
  count(method: string, call: string | undefined, status: number, seconds: number): void {
    const [name, route] = call ? [method, call] : ['other', 'other'];
    this.#count({ method: name, route, status: String(status), seconds });
  }

  #load(): Promise<MetricsRegistry> {
    clearTimeout(this.#timer);
    this.#loading ??= import('./metrics-registry.ts').then(({ createMetricsRegistry: create }) => {
      const registry = create(this.#dataDir, this.#databaseFile, this.#measured);
      for (const request of this.#early) registry.count(request);
      this.#early = [];
      this.#count = registry.count;
      return registry;
    });
    return this.#loading;
  }
}
