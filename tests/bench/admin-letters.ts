import { newId } from '#db/engine/ids.ts';
import { databaseFile, openDatabase } from '#db/sqlite/open.ts';

/** Every such message was answered by a letter. */
const answeredEach = 4;
/** Letters per transaction. */
const atOnce = 500;

/** The words of letters, none of them in the generated messages. */
export const letterWords = ['dilekçeniz', 'mutabakat', 'enclosed', 'ivedilikle', 'müteşekkiriz'];

const texts = letterWords.map(
  (word) => `Sayın ilgili,

Yazınızı aldık, ${word} ile ilgili bilgiyi aşağıda bulabilirsiniz. Hattınızın ayarları bugün yenilendi; kesinti
sürerse cihazı kapatıp açmanız yeter. Fatura farkı gelecek dönem hesabınıza yansır. Başka sorunuz olursa bu iletiye
yanıt verebilirsiniz.

Saygılarımızla`,
);

/** Adds letters to messages of a seeded SQLite database, and indexes their words. */
export async function writeLetters(directory: string): Promise<void> {
  const { db, search, close } = await openDatabase(`${directory}/${databaseFile}`);
  const messages = await db
    .selectFrom('messages')
    .selectAll()
    .where('status', '!=', 'spam')
    .execute();
  const answered = messages.filter((_, index) => index % answeredEach === 0);
  for (let start = 0; start < answered.length; start += atOnce) {
    await db.transaction().execute(async (transaction) => {
      for (const [index, message] of answered.slice(start, start + atOnce).entries()) {
        const id = newId();
        const at = message.created_at + 3_600_000;
        await transaction
          .insertInto('mails')
          .values({
            ...{ id, created_at: at, kind: 'reply', recipient: message.email, count: 1 },
            ...{ state: 'sent', attempts: 1, next_at: at, changed_at: at, answer: '250 OK' },
          })
          .execute();
        await transaction
          .insertInto('mail_records')
          .values({ mail_id: id, record_id: message.id })
          .execute();
        const text = texts[index % texts.length] ?? '';
        await transaction
          .insertInto('replies')
          .values({
            mail_id: id,
            subject: `Yanıt: ${message.subject}`,
            text,
            quotes: 0,
            invites: 0,
          })
          .execute();
        await search.reindex(transaction, 'messages', message);
      }
    });
  }
  await close();
}
