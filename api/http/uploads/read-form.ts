import type { IncomingMessage, ServerResponse } from 'node:http';
import { MIMEType } from 'node:util';
import type { RequestHandler } from 'express';
import { Problem } from '../problem.ts';
import { FormParser, type Upload } from './form-parser.ts';

export type { UploadedFile } from './form-parser.ts';

/**
 * Reads a multipart/form-data body (RFC 7578) as it streams. `request.body` becomes an object of its fields by name:
 * texts, and the one file as an `UploadedFile`. An empty file input is left out.
 * @param upload the field of the file, and the largest whole body in bytes
 * @param directory for the file during the request: created if missing, and left empty
 * @throws Problem `notMultipart`, `malformed`, `tooLarge`, `invalid` or `storageFull`
 */
export function readForm(upload: Upload, directory: string): RequestHandler {
  return async (request, response, next) => {
    // Refused before reading. Closing on unread bytes would reset the connection, and the sender might never see the
    // response; Node drops the rest.
    if (Number(request.headers['content-length']) > upload.maxBytes) throw new Problem('tooLarge');
    try {
      const boundary = boundaryOf(request.headers['content-type']);
      request.body = await new FormParser(upload, directory, boundary).parse(request, response);
    } catch (reason) {
      await discardRest(request, response, upload.maxBytes);
      throw reason;
    }
    next();
  };
}

/** RFC 2046, section 5.1.1: up to 70 of these, the last one no space. */
const boundaryCharacters = /^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/;

function boundaryOf(contentType = ''): string {
  const type = mediaType(contentType);
  if (type?.essence !== 'multipart/form-data') throw new Problem('notMultipart');
  const boundary = type.params.get('boundary') ?? '';
  if (!boundaryCharacters.test(boundary)) throw new Problem('malformed');
  return boundary;
}

function mediaType(text: string): MIMEType | undefined {
  try {
    return new MIMEType(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads and drops the rest, at most `most` bytes. A connection that is closed on unread bytes is reset, and the
 * sender may never see the response.
 */
async function discardRest(request: IncomingMessage, response: ServerResponse, most: number) {
  let left = most;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      left -= chunk.length;
      if (left < 0) break;
    }
  } catch {
    // The sender hung up.
  }
  if (!request.complete) response.shouldKeepAlive = false;
}
