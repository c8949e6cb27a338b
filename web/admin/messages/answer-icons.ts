import { Handshake, type IconNode, Phone, Reply } from 'lucide';
import type { AnswerWay } from '#contract/admin/message.ts';

/** An icon for each way to answer; a text beside it says the same. */
export const answerIcons: Readonly<Record<AnswerWay, IconNode>> = {
  email: Reply,
  phone: Phone,
  inPerson: Handshake,
};
