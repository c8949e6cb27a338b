export const boundary = 'the-boundary';
export const multipartType = { 'Content-Type': `multipart/form-data; boundary=${boundary}` };

type Part = {
  readonly name: string;
  readonly value: string | Buffer;
  readonly fileName?: string;
  readonly type?: string;
};

/** One part (RFC 7578), with names unescaped. */
export function part({ name, value, fileName, type }: Part): Buffer {
  const file = fileName === undefined ? '' : `; filename="${fileName}"`;
  const ownType = type ? `Content-Type: ${type}\r\n` : '';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n`;
  return Buffer.concat([
    Buffer.from(`${head}${ownType}\r\n`),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);
}

/** A complete multipart body. */
export function multipart(...parts: Part[]): Buffer {
  return Buffer.concat([...parts.map(part), Buffer.from(`--${boundary}--\r\n`)]);
}
