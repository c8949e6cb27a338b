import { Mail, MessageCircle, Phone } from 'lucide';
import type { Chrome } from '../../content/chrome-schema.ts';
import { identity } from '../../content/identity.ts';
import { Icon } from '../../ui/icon.tsx';

/** The ways to reach a person beside the form: WhatsApp, phone, e-mail. */
export function ContactWays({ texts }: { texts: Chrome['floatingContact'] }) {
  return (
    <ul aria-label={texts.label} className="contact-ways">
      {ways(texts).map(({ label, href, drawing }) => (
        <li key={href}>
          <a href={href} rel="noopener" title={label} className="contact-way">
            <Icon drawing={drawing} size={20} />
            {/* Not an aria-label: searching for the form's fields by label would find it too. */}
            <span className="sr-only">{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function ways({ whatsapp, call, email }: Chrome['floatingContact']) {
  return [
    {
      label: whatsapp,
      // WhatsApp's link format: the number without its plus.
      href: `https://wa.me/${identity.whatsapp.slice(1)}`,
      drawing: MessageCircle,
    },
    { label: call, href: `tel:${identity.phone.e164}`, drawing: Phone },
    { label: email, href: `mailto:${identity.email.info}`, drawing: Mail },
  ];
}
