import type { IncomingMessage, ServerResponse } from 'node:http';
import { Transform } from 'node:stream';
import { finished } from 'node:stream/promises';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import type { Call } from '#contract/call.ts';
import { oneLine } from '#contract/one-line.ts';
import { invalid, Problem } from '../problem.ts';
import { storeTemporarily, type TemporaryFile } from './temporary-file.ts';

export type Upload = NonNullable<Call['upload']>;

export type UploadedFile = TemporaryFile & {
  /**
   * As the sender wrote it, on one line and without directories: data only, never part of a path. Invisible characters
   * are removed first: `cv\u202Efdp.exe` must be judged by the extension that a reader sees.
   */
  readonly name: string;
  /** The part's Content-Type without parameters, in lower case. */
  readonly type: string;
};

/** A form's fields by name; `__proto__` is an ordinary field. */
export type Form = Record<string, string | UploadedFile>;

const limits = { parts: 40, fieldSize: 64 * 1024 };
const maxNameBytes = 100;
const pieceBytes = 4096;
const mebibyte = 1024 * 1024;

/** Parses one multipart body. The first error decides the error response. */
export class FormParser {
  readonly #upload: Upload;
  readonly #directory: string;
  readonly #parser: BusboyInstance;
  readonly #names = new Set<string>();
  readonly #fields: [name: string, value: string | UploadedFile][] = [];
  readonly #refused = Promise.withResolvers<never>();
  /** After a refusal the parser may still emit parts, which must open no file. */
  #over = false;
  #file: BusboyFileStream | undefined;
  #stored: Promise<void> | undefined;

  /** @param boundary only characters that RFC 2046 allows */
  constructor(upload: Upload, directory: string, boundary: string) {
    this.#upload = upload;
    this.#directory = directory;
    this.#parser = new Busboy({
      headers: { 'content-type': `multipart/form-data; boundary="${boundary}"` },
      // A part is a file if it has a file name, even an empty one: a text may also declare application/octet-stream.
      isPartAFile: (_field, _type, fileName) => fileName !== undefined,
      limits: { ...limits, fileSize: upload.fileBytes },
    });
  }

  /**
   * Reads the request to its end or to the first error; the caller must then read the rest.
   * @throws Problem `malformed`, `tooLarge`, `invalid` or `storageFull`
   */
  async parse(request: IncomingMessage, response: ServerResponse): Promise<Form> {
    const broken = () => this.#refuse(new Problem('malformed'));
    const count = this.#counter();
    const pieces = this.#inPieces();
    request.on('data', count);
    this.#parser
      .on('error', broken)
      .on('partsLimit', broken)
      .on('field', (name, value, _, truncated) => this.#takeText(name, value, truncated))
      .on('file', (name, stream, fileName, _, type) => {
        this.#takeFile(name, stream, { name: oneLine(fileName), type }, response);
      });
    const parsed = new Promise((resolve) => this.#parser.once('finish', resolve));
    // Rejects too if the sender had hung up before.
    const ended = finished(request).catch(broken);
    try {
      request.pipe(pieces).pipe(this.#parser);
      await this.#unlessRefused(parsed);
      // The parser may finish before an epilogue, and a finished pipe pauses.
      request.unpipe(pieces).resume();
      await this.#unlessRefused(Promise.all([ended, this.#stored]));
    } catch (reason) {
      request.unpipe(pieces);
      this.#file?.destroy();
      throw reason;
    } finally {
      request.off('data', count);
    }
    // Defines each field: assignment would lose one named `__proto__`.
    return Object.fromEntries(this.#fields);
  }

  #refuse(reason: unknown): void {
    this.#over = true;
    this.#refused.reject(reason);
  }

  #unlessRefused(work: Promise<unknown>): Promise<unknown> {
    return Promise.race([work, this.#refused.promise]);
  }

  /** Passes the body on in small pieces, until it is refused: a chunk of 64 KB can hold thousands of empty parts. */
  #inPieces(): Transform {
    const isOver = () => this.#over;
    return new Transform({
      transform(chunk: Buffer, _encoding, done) {
        for (let at = 0; at < chunk.length && !isOver(); at += pieceBytes) {
          this.push(chunk.subarray(at, at + pieceBytes));
        }
        done();
      },
    });
  }

  /** Without Content-Length the size is known only while reading. */
  #counter() {
    let bytes = 0;
    return (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > this.#upload.maxBytes) this.#refuse(new Problem('tooLarge'));
    };
  }

  #takeText(name: string | undefined, value: string, truncated: boolean): void {
    if (truncated) this.#refuse(new Problem('tooLarge'));
    // Browsers send each line break as CRLF: a text at its limit would count as too long.
    if (this.#admits(name)) this.#fields.push([name, value.replaceAll('\r\n', '\n')]);
  }

  #takeFile(
    field: string | undefined,
    stream: BusboyFileStream,
    claim: Pick<UploadedFile, 'name' | 'type'>,
    response: ServerResponse,
  ): void {
    // The parser reports a truncated body here as well; without a listener the process would end.
    stream.on('error', () => {});
    if (!this.#admits(field)) return;
    if (field !== this.#upload.field) {
      this.#refuseField(field, 'unknownField');
      return;
    }
    this.#file = stream;
    stream.once('limit', () => this.#refuse(tooLargeFile(this.#upload)));
    this.#stored = this.#store(stream, claim, response).catch((reason) => this.#refuse(reason));
  }

  async #store(
    stream: BusboyFileStream,
    claim: Pick<UploadedFile, 'name' | 'type'>,
    response: ServerResponse,
  ): Promise<void> {
    try {
      const file = await storeTemporarily(stream, this.#directory, response);
      const { field } = this.#upload;
      if (!claim.name && !file.size) return;
      this.#fields.push([field, { ...claim, name: claim.name || field, ...file }]);
    } catch (reason) {
      const full = (reason as NodeJS.ErrnoException).code === 'ENOSPC';
      throw full ? new Problem('storageFull', { cause: reason }) : reason;
    }
  }

  /** Whether to accept a part: none after a refusal, and an invalid or repeated name refuses the form. */
  #admits(name: string | undefined): name is string {
    if (this.#over) return false;
    if (!name || Buffer.byteLength(name) > maxNameBytes) {
      this.#refuse(new Problem('malformed'));
      return false;
    }
    if (this.#names.has(name)) {
      this.#refuseField(name, 'invalid');
      return false;
    }
    this.#names.add(name);
    return true;
  }

  #refuseField(name: string, key: 'invalid' | 'unknownField'): void {
    this.#refuse(invalid(name, { key }));
  }
}

function tooLargeFile({ field, fileBytes }: Upload): Problem {
  const errors = { [field]: { key: 'fileTooLarge', max: fileBytes / mebibyte } } as const;
  return new Problem('tooLarge', { errors });
}
