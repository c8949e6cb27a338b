import type { SystemTexts } from '../../texts.ts';

export const certificate: SystemTexts['certificate'] = {
  title: 'HTTPS certificate',
  concerns: {
    certificateExpired:
      'The site’s HTTPS certificate has expired: browsers do not open the site. Tell the server’s operator at once.',
    certificateNotYetValid:
      'The site’s HTTPS certificate is not valid yet: browsers do not open the site. Tell the server’s operator at once.',
    certificateNameMismatch:
      'The site’s HTTPS certificate is for another name: browsers do not open the site. Tell the server’s operator at once.',
    certificateExpiring:
      'The site’s HTTPS certificate expires soon; it should have been renewed by now. Tell the server’s operator.',
    certificateMissing: 'The site has no HTTPS certificate yet. Tell the server’s operator.',
    certificateUnreadable:
      'The site’s HTTPS certificate cannot be read. Tell the server’s operator.',
  },
  state: 'State',
  states: {
    ok: 'valid',
    expiring: 'expires soon',
    expired: 'expired',
    notYetValid: 'not valid yet',
    nameMismatch: 'not for the site’s name',
    missing: 'none yet',
    unreadable: 'cannot be read',
  },
  left: 'Time left',
  none: 'none',
  from: 'Valid from',
  until: 'Expires',
  names: 'For the names',
  noNames: 'none',
  issuer: 'Issued by',
  advice: {
    expiring:
      'Certificates are renewed some 30 days before they expire; this one was not. The log of the certificate service says why (operations guide, “HTTPS”).',
    expired:
      'Why it was not renewed is in the log of the certificate service (operations guide, “HTTPS”).',
    notYetValid: 'The server’s clock may be slow: have it checked first.',
    nameMismatch:
      'If the site’s address (SITE_URL or DOMAIN) has changed, it needs a new certificate for that name (operations guide, “HTTPS”).',
    missing:
      'It is shown here once it is issued. If that fails, the log of the certificate service says why (operations guide, “HTTPS”).',
    unreadable:
      'The file is empty, damaged or closed to the service. The reason is in the service’s log (operations guide, “HTTPS”).',
  },
};
