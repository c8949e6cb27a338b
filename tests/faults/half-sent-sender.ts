import { connect } from 'node:net';

/** Holds connections from 127.0.0.3 with half a message each, for `lastsMs`; prints the largest number held at once. */
const [what = '', ...numbers] = process.argv.slice(2);
const [port = 0, firstPort = 0, count = 0, lastsMs = 0] = numbers.map(Number);
const half =
  what === 'handshake'
    ? Buffer.from('1603010200010001fc0303', 'hex')
    : `GET /tr HTTP/1.1\r\nHost: localhost\r\nX-Half: ${'x'.repeat(7000)}\r\n`;
const openedATurn = 200;

const waiting = Array.from({ length: count }, (_, index) => firstPort + index);
let held = 0;
let most = 0;

function open(localPort: number): void {
  let isHeld = false;
  const socket = connect({ host: '127.0.0.1', port, localAddress: '127.0.0.3', localPort });
  socket.on('connect', () => {
    socket.write(half);
    isHeld = true;
    held += 1;
    most = Math.max(most, held);
  });
  socket.on('error', () => socket.destroy());
  socket.on('data', () => socket.resetAndDestroy());
  socket.on('end', () => socket.resetAndDestroy());
  socket.on('close', () => {
    if (isHeld) held -= 1;
    waiting.unshift(localPort);
  });
}

const opening = setInterval(() => {
  for (const localPort of waiting.splice(-openedATurn)) open(localPort);
}, 10);
setTimeout(() => {
  clearInterval(opening);
  process.stdout.write(String(most), () => process.exit());
}, lastsMs);
