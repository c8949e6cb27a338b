import { primaryAction } from './button.ts';
import { Logo } from './logo.tsx';

/** What a visitor sees when drawing the page failed: fixed texts, since content may be what is broken. */
export function CrashScreen() {
  return (
    <main className="wrap grid gap-12 py-16">
      {/* A plain link: what draws pages may be broken too. */}
      <a href="/">
        <Logo onPaper />
      </a>
      <div lang="en" role="alert">
        <h1 className="title-section">Something went wrong</h1>
        <p className="prose-text mt-4">
          Please refresh the page. If it happens again, clear your browser’s cache and try once
          more.
        </p>
      </div>
      <div lang="tr">
        <h2 className="title-item">Bir şeyler ters gitti</h2>
        <p className="prose-text mt-3">
          Lütfen sayfayı yenileyin. Sorun sürerse tarayıcınızın önbelleğini temizleyip yeniden
          deneyin.
        </p>
      </div>
      <button
        type="button"
        className={`${primaryAction} gap-1 justify-self-start`}
        onClick={() => location.reload()}
      >
        <span lang="en">Refresh</span> · <span lang="tr">Yenile</span>
      </button>
    </main>
  );
}
