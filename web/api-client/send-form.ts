import type { Call } from '#contract/call.ts';
import type { Language } from '#contract/languages.ts';
import {
  commonHeaders,
  noResponse,
  type Outcome,
  outcomeOf,
  type ResponseBody,
} from './call-api.ts';

type SendOptions = {
  readonly language: Language;
  readonly form: FormData;
  readonly idempotencyKey: string;
  readonly proof: string | undefined;
  /** Called with the sent part, from 0 to 1. */
  onProgress(part: number): void;
  /** Aborts the request; the outcome is then as without a response. */
  readonly signal: AbortSignal;
};

/** Makes a call with a file and reports its progress, which `fetch` cannot. Never throws. */
export function sendForm<C extends Call>(
  call: C,
  { language, form, onProgress, signal, ...sending }: SendOptions,
): Promise<Outcome<ResponseBody<C>>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open(call.method.toUpperCase(), call.path);
    for (const [name, value] of Object.entries(commonHeaders(language, sending))) {
      request.setRequestHeader(name, value);
    }
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => {
      const type = request.getResponseHeader('Content-Type');
      const { status, responseText: text } = request;
      try {
        resolve(outcomeOf(call, { status, type, text }));
      } catch {
        resolve(noResponse);
      }
    };
    request.onerror = () => resolve(noResponse);
    request.onabort = () => resolve(noResponse);
    signal.addEventListener('abort', () => request.abort());
    if (signal.aborted) resolve(noResponse);
    else request.send(form);
  });
}
