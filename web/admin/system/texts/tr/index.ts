import { certificate } from './certificate.ts';
import { mail } from './mail.ts';
import { offsite } from './offsite.ts';
import { system } from './system.ts';

/** The texts of the system page. Those of the default language give the others their shape (../../texts.ts). */
export const texts = { ...system, mail, offsite, certificate };
