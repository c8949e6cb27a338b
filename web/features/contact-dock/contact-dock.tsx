import './contact-dock.css';
import { Mail, MessageCircle, Phone, X } from 'lucide';
import { useState } from 'react';
import type { Chrome } from '../../content/chrome-schema.ts';
import { identity } from '../../content/identity.ts';
import { Icon } from '../../ui/icon.tsx';
import { useDialogOpener } from '../dialogs/use-dialog-opener.ts';
import { hideForSession, isHiddenForSession } from './hidden-for-session.ts';

/** The ways to reach a human at once: the form, WhatsApp, a call, an e-mail; or none of them for this session. */
export function ContactDock({ texts }: { texts: Chrome['contactDock'] }) {
  const [hidden, setHidden] = useState(isHiddenForSession);
  const opener = useDialogOpener('contact');
  if (hidden) return null;
  const hide = () => {
    hideForSession();
    setHidden(true);
  };
  return (
    <aside aria-label={texts.label} className="contact-dock">
      <button type="button" {...opener} className="contact-dock-open">
        {texts.open}
      </button>
      <ul className="contact-dock-ways">
        {ways(texts).map(({ label, href, drawing }) => (
          <li key={href}>
            <a href={href} rel="noopener" title={label} className="contact-dock-way">
              <Icon drawing={drawing} size={20} />
              {/* No label in ARIA's sense: what looks for the form's fields by theirs would meet it. */}
              <span className="sr-only">{label}</span>
            </a>
          </li>
        ))}
      </ul>
      <button
        type="button"
        aria-label={texts.hide}
        title={texts.hide}
        onClick={hide}
        className="contact-dock-way"
      >
        <Icon drawing={X} size={18} />
      </button>
    </aside>
  );
}

function ways({ whatsapp, call, email }: Chrome['contactDock']) {
  return [
    {
      label: whatsapp,
      // WhatsApp's own form of a link: the number without its plus.
      href: `https://wa.me/${identity.whatsapp.slice(1)}`,
      drawing: MessageCircle,
    },
    { label: call, href: `tel:${identity.phone.e164}`, drawing: Phone },
    { label: email, href: `mailto:${identity.email.info}`, drawing: Mail },
  ];
}
