import { type PageId, pageIds } from '#contract/content/site-map.ts';

/** Kinds of link targets (api/contract/content/link-mark.ts). */
export const linkKinds = ['page', 'mail', 'phone', 'whatsapp', 'cookies', 'https'] as const;
type LinkKind = (typeof linkKinds)[number];

/** A link's target in parts. The parts of other kinds keep their values while one is being chosen. */
type LinkTarget = {
  readonly kind: LinkKind;
  readonly page: PageId;
  /** Empty for the whole page. */
  readonly section: string;
  /** A key of the company's e-mail addresses. */
  readonly mail: string;
  readonly address: string;
};

/** The parts of a target; by default those of a new link. */
export function readTarget(target = 'page:home'): LinkTarget {
  const parts = {
    kind: 'page',
    page: 'home',
    section: '',
    mail: 'info',
    address: 'https://',
  } as const;
  const [, kind = target, rest = ''] = /^(page|mail|https):(.+)$/.exec(target) ?? [];
  if (kind === 'https') return { ...parts, kind, address: target };
  if (kind === 'mail') return { ...parts, kind, mail: rest };
  if (kind !== 'page') return { ...parts, kind: linkKinds.find((one) => one === kind) ?? 'page' };
  const [page = '', section = ''] = rest.split('#');
  return { ...parts, page: pageIds.find((one) => one === page) ?? 'home', section };
}

/** @returns undefined for an invalid address */
export function writeTarget({
  kind,
  page,
  section,
  mail,
  address,
}: LinkTarget): string | undefined {
  if (kind === 'page') return `page:${page}${section && `#${section}`}`;
  if (kind === 'mail') return `mail:${mail}`;
  if (kind !== 'https') return kind;
  const typed = address.trim();
  if (!/^https:\/\/[^\s()]+$/.test(typed)) return undefined;
  try {
    // `URL.canParse` is newer than the oldest supported browsers.
    return new URL(typed) && typed;
  } catch {
    return undefined;
  }
}
