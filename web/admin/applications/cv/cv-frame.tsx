import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fill } from '#contract/fill.ts';
import {
  type CvFailure,
  type FileNews,
  isViewerNews,
  type OpenOrder,
  type PassedKey,
} from '../../../cv-viewer/protocol.ts';
import { isolated } from '../../format/isolated.ts';
import type { AdminTexts } from '../../texts/index.ts';
import { readPdfFile } from './pdf-files.ts';

type CvFrameProps = Pick<OpenOrder, 'language' | 'scheme'> & {
  /** The bytes of the PDF; the frame gets a copy. A different array opens a new frame. */
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly texts: AdminTexts['applications']['cvFrame'];
  /** Called for a key pressed while the frame has the focus. */
  onKey(key: PassedKey): void;
  /** Called by the button beside a page that is not shown completely. */
  onDownload(): void;
};

type State = 'loading' | 'shown' | CvFailure;

/** An untrusted PDF, in a document without access to anything (web/cv-viewer), one for each file. */
export function CvFrame({ bytes, name, language, scheme, texts, onKey, onDownload }: CvFrameProps) {
  const container = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>('loading');
  const title = fill(texts.title, { name: isolated(name) });
  const { viewer } = texts;
  const pass = useEffectEvent(onKey);
  const download = useEffectEvent(onDownload);
  useEffect(() => {
    if (!container.current) return;
    setState('loading');
    const order: OpenOrder = {
      ...{ type: 'open', bytes: bytes.slice().buffer, language, scheme, texts: viewer },
    };
    return frameCv(container.current, title, order, setState, (key) =>
      key === 'download' ? download() : pass(key),
    );
  }, [bytes, title, language, scheme, viewer]);
  const words = {
    loading: texts.loading,
    shown: '',
    password: texts.password,
    damaged: texts.failed,
  };
  return (
    <div className="relative h-full bg-band">
      <div ref={container} className="h-full" />
      <p
        role="status"
        className="absolute inset-0 grid place-content-center bg-band p-10 text-center text-muted empty:hidden"
      >
        {words[state]}
      </p>
    </div>
  );
}

/** A crafted file can keep the viewer busy endlessly, and the frame may fail to load. */
const respondsWithinMs = 30_000;

/**
 * Adds the viewer as a frame and sends it a file.
 * @returns a function that removes the frame, and any work that the file causes
 */
function frameCv(
  container: Element,
  title: string,
  order: OpenOrder,
  onChange: (state: State) => void,
  onPress: (pressed: PassedKey | 'download') => void,
): () => void {
  const frame = document.createElement('iframe');
  let timer = setTimeout(fail, respondsWithinMs);
  const wanted = new Set<string>();
  frame.sandbox.value = 'allow-scripts';
  frame.src = '/cv-viewer';
  frame.title = title;
  frame.className = 'block h-full w-full';
  addEventListener('message', onMessage);
  container.append(frame);
  return remove;

  function onMessage({ source, data }: MessageEvent): void {
    if (source !== frame.contentWindow || !isViewerNews(data)) return;
    if (data.type === 'key' || data.type === 'download') {
      // Without the focus nobody pressed a key: the file faked it.
      const isPressed = document.activeElement === frame;
      if (isPressed) onPress(data.type === 'key' ? data.key : 'download');
      return;
    }
    if (data.type === 'wanted') {
      provide(data.name);
      return;
    }
    clearTimeout(timer);
    if (data.type === 'ready') {
      timer = setTimeout(fail, respondsWithinMs);
      // Its origin is opaque, so no target origin can be named. The policy's frame-src ensures that it is our document.
      if (!order.bytes.detached) frame.contentWindow?.postMessage(order, '*', [order.bytes]);
    } else if (data.type === 'shown') {
      onChange('shown');
    } else {
      remove();
      onChange(data.reason);
    }
  }

  /** Sends a file of pdf.js, each once. */
  async function provide(name: string): Promise<void> {
    if (wanted.has(name)) return;
    wanted.add(name);
    const bytes = await readPdfFile(name).catch(() => undefined);
    const news: FileNews = { type: 'file', name, bytes };
    frame.contentWindow?.postMessage(news, '*', bytes ? [bytes] : []);
  }

  function fail(): void {
    remove();
    onChange('damaged');
  }

  function remove(): void {
    clearTimeout(timer);
    removeEventListener('message', onMessage);
    frame.remove();
  }
}
