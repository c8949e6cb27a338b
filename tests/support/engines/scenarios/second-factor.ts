import { texts as more } from '#web/admin/login/texts/tr/index.ts';
import { texts as tr } from '#web/admin/texts/tr/index.ts';
import { adminPassword } from '../../settings.ts';
import type { Visitor } from '../visitor.ts';

/** Logs in by the password and a code: a wrong one first, whose field says so. */
export async function logInByCode(visitor: Visitor, code: string): Promise<void> {
  await visitor.open('/admin/login');
  await visitor.fill(tr.password, adminPassword);
  await visitor.press('button', tr.logIn);
  await visitor.sees('field', more.second.code);
  await visitor.fill(more.second.code, '000000');
  await visitor.press('button', tr.logIn);
  await visitor.reads('Kod doğru değil ya da daha önce kullanılmış.');
  await visitor.press('button', more.second.back);
  await visitor.fill(tr.password, adminPassword);
  await visitor.press('button', tr.logIn);
  await visitor.fill(more.second.code, code);
  await visitor.press('button', tr.logIn);
  await visitor.sees('heading', tr.system.title);
}
