import { storedAddress } from '#contract/email.ts';
import { oneLine } from '#contract/one-line.ts';

/**
 * Providers that deliver many addresses to one mailbox: these domains are equal, and some characters of a name are
 * ignored.
 */
const providers: readonly { readonly domains: readonly string[]; readonly ignored: RegExp }[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'], ignored: /[._-]/g },
  { domains: ['yandex.com', 'yandex.com.tr', 'yandex.ru', 'ya.ru'], ignored: /[.-]/g },
  { domains: ['icloud.com', 'me.com', 'mac.com'], ignored: /(?!)/g },
];
/** Other providers that are open to everyone. */
const publicDomains = [
  ...['hotmail.com', 'hotmail.com.tr', 'outlook.com', 'outlook.com.tr', 'live.com', 'msn.com'],
  ...[
    'windowslive.com',
    'yahoo.com',
    'yahoo.com.tr',
    'ymail.com',
    'mynet.com',
    'gmx.de',
    'aol.com',
  ],
];

/** The mailbox that an address leads to. */
export type Mailbox = {
  /** The same for all notations of the mailbox. */
  readonly key: string;
  /** The address in lower case, without its detail: `ada+1@` is the mailbox `ada@` (RFC 5233). */
  readonly address: string;
  /** The registered name; the same for all hosts in it. */
  readonly domain: string;
  /** Whether the domain gives addresses to everyone. */
  readonly isPublic: boolean;
};

/** @param email one address, in any form that `storedAddress` accepts */
export function mailboxIn(email: string): Mailbox {
  const stored = storedAddress(oneLine(email));
  const at = stored.lastIndexOf('@');
  const host = stored.slice(at + 1).toLowerCase();
  const name = stored.slice(0, at).normalize('NFKC').toLowerCase();
  const [user = ''] = name.split('+');
  const provider = providers.find(({ domains }) => domains.includes(host));
  const domain = provider?.domains[0] ?? registered(host);
  return {
    key: provider ? `${user.replace(provider.ignored, '')}@${domain}` : `${user}@${host}`,
    address: `${user}@${host}`,
    domain,
    isPublic: provider !== undefined || publicDomains.includes(host),
  };
}

/** The last two labels of a host name; three where the second last is short, as in `edu.tr`. */
function registered(host: string): string {
  return /[^.]+\.(?:[^.]{1,3}\.)?[^.]+$/.exec(host)?.[0] ?? host;
}
