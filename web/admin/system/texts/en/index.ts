import type { SystemTexts } from '../../texts.ts';
import { certificate } from './certificate.ts';
import { mail } from './mail.ts';
import { offsite } from './offsite.ts';
import { system } from './system.ts';

export const texts: SystemTexts = { ...system, mail, offsite, certificate };
