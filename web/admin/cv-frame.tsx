import { useEffect, useRef, useState } from 'react';
import { type CvFailure, isViewerNews, type OpenOrder } from '../cv-viewer/protocol.ts';
import { isolated } from './isolated.ts';

type CvFrameProps = Pick<OpenOrder, 'language' | 'scheme'> & {
  /** The PDF's; the frame gets a copy. Other ones, as another array, open another frame. */
  readonly bytes: Uint8Array;
  /** The file's. */
  readonly name: string;
  readonly texts: {
    /** What the frame is called, `{name}` standing for the file's. */
    readonly title: string;
    readonly loading: string;
    readonly failed: string;
    readonly password: string;
  };
};

type State = 'loading' | 'shown' | CvFailure;

/**
 * A stranger's PDF, drawn in a document that can reach nothing (web/cv-viewer), each file in its own. It fills
 * the room that it is given.
 */
export function CvFrame({ bytes, name, language, scheme, texts }: CvFrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>('loading');
  const title = texts.title.replace('{name}', () => isolated(name));
  useEffect(() => {
    if (!room.current) return;
    setState('loading');
    const order: OpenOrder = { type: 'open', bytes: bytes.slice().buffer, language, scheme };
    return frameCv(room.current, title, order, setState);
  }, [bytes, title, language, scheme]);
  const words = {
    loading: texts.loading,
    shown: '',
    password: texts.password,
    damaged: texts.failed,
  };
  return (
    <div className="relative h-full bg-band">
      <div ref={room} className="h-full" />
      <p
        role="status"
        className="absolute inset-0 grid place-content-center bg-band p-10 text-center text-muted empty:hidden"
      >
        {words[state]}
      </p>
    </div>
  );
}

/** A file can be made so that reading it never ends; and a frame may not come. */
const answersWithinMs = 30_000;

/**
 * Frames the viewer and has it show a file.
 * @returns what removes it, and with it whatever the file has it do
 */
function frameCv(
  room: Element,
  title: string,
  order: OpenOrder,
  onChange: (state: State) => void,
): () => void {
  const frame = document.createElement('iframe');
  let timer = setTimeout(fail, answersWithinMs);
  frame.sandbox.value = 'allow-scripts';
  frame.src = '/cv-viewer';
  frame.title = title;
  frame.className = 'block h-full w-full';
  addEventListener('message', onMessage);
  room.append(frame);
  return remove;

  function onMessage({ source, data }: MessageEvent): void {
    if (source !== frame.contentWindow || !isViewerNews(data)) return;
    clearTimeout(timer);
    if (data.type === 'ready') {
      timer = setTimeout(fail, answersWithinMs);
      // Its origin is opaque, so none can be named; that it is ours the policy's frame-src sees to.
      if (!order.bytes.detached) frame.contentWindow?.postMessage(order, '*', [order.bytes]);
    } else if (data.type === 'shown') {
      onChange('shown');
    } else {
      remove();
      onChange(data.reason);
    }
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
