import '../../../web/styles/admin.css';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Preview } from '#web/admin/content/preview/preview-pane.tsx';
import { loadTexts } from '#web/admin/texts/index.ts';
import { storedLanguage } from '#web/state/language-store.ts';

/** Two fields and the preview beside them, as an editor uses it. */
function Bench() {
  const [title, setTitle] = useState<string>();
  const [focused, setFocused] = useState<{ readonly text: string }>();
  const [picked, setPicked] = useState('');
  const changes = useMemo(
    () =>
      title === undefined ? [] : [{ document: 'tr/about', path: '/hero/title', value: title }],
    [title],
  );
  return (
    <main className="grid gap-3 p-4">
      <h1>Deneme</h1>
      <label>
        Başlık
        <input onChange={({ target }) => setTitle(target.value)} />
      </label>
      <label>
        Aranan
        <input onChange={({ target }) => setFocused({ text: target.value })} />
      </label>
      <output>{picked}</output>
      <div style={{ height: 500 }}>
        <Preview page="about" language="tr" {...{ changes, focused }} onPick={setPicked} />
      </div>
    </main>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The document has no root');
loadTexts(storedLanguage()).then(() => createRoot(root).render(<Bench />));
