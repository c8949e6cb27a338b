import { useChrome } from '../loading/content-cache.ts';

/** Says that something failed to load, with a button that tries again. */
export function LoadFailure({ onRetry }: { onRetry(): void }) {
  const texts = useChrome().loading;
  return (
    <div role="alert" className="grid gap-4">
      <p>{texts.failed}</p>
      <button
        type="button"
        onClick={onRetry}
        className="min-h-11 justify-self-start rounded-full border border-edge px-4 font-semibold"
      >
        {texts.retry}
      </button>
    </div>
  );
}
