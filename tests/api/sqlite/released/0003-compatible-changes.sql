-- What the release whose last change is 0003-compatible-changes would have written, by `sqlite3 site.db .dump`. Never edit it.
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE IF NOT EXISTS "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
INSERT INTO kysely_migration VALUES('0001-schema','2026-11-28T20:43:20.099Z');
INSERT INTO kysely_migration VALUES('0002-senders','2026-11-29T02:24:23.224Z');
INSERT INTO kysely_migration VALUES('0003-compatible-changes','2026-11-29T08:02:24.344Z');
CREATE TABLE IF NOT EXISTS "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
INSERT INTO kysely_migration_lock VALUES('migration_lock',0);
CREATE TABLE admin (
  id integer primary key not null,
  password_hash text not null,
  configured_hash text,
  password_generated integer not null default 0
);
INSERT INTO admin VALUES(1,'$argon2id$none',NULL,1);
CREATE TABLE sessions (
  id_hash text primary key not null,
  bearer_hash text not null unique,
  created_at bigint not null,
  expires_at bigint not null,
  seen_at bigint not null default 0,
  browser text,
  address text not null default '',
  device_hash text,
  data text not null
);
INSERT INTO sessions VALUES('s','b',1,2,1,NULL,'::1','d','{}');
CREATE TABLE devices (
  id_hash text primary key not null,
  used_at bigint not null
);
INSERT INTO devices VALUES('d',1);
CREATE TABLE retention_clock (
  id integer primary key not null,
  trusted_from bigint not null
);
INSERT INTO retention_clock VALUES(1,1);
CREATE TABLE stored_bytes (
  kind text primary key not null,
  bytes bigint not null,
  spam_bytes bigint not null
);
INSERT INTO stored_bytes VALUES('messages',1729,539);
INSERT INTO stored_bytes VALUES('cvs',1132,0);
CREATE TABLE search_state (
  id integer primary key not null,
  rules text not null,
  has_erased integer not null default 0
);
INSERT INTO search_state VALUES(1,'5, Unicode 17.0',0);
CREATE TABLE messages (
  seq integer primary key not null,
  id text not null unique,
  created_at bigint not null,
  kind text not null,
  status text not null,
  status_since bigint,
  seen_at bigint,
  trashed_at bigint,
  starred integer not null default 0,
  version integer not null default 1,
  follow_up text,
  replied_at bigint,
  replied_by text,
  times_sent integer not null default 1,
  last_sent_at bigint,
  idempotency_hash text,
  content_hash text,
  bytes integer not null default 0,
  spam_reason text,
  spam_signs text,
  released integer,
  language text not null,
  notice_version integer not null,
  full_name text not null,
  first_name text,
  last_name text,
  email text not null,
  phone text,
  company text,
  subject text,
  services text,
  countries text,
  monthly_volume text,
  message text not null,
  note text
);
INSERT INTO messages VALUES(1,'01a223e5-eaa9-7000-b2bb-e565f39151f6',1795898600105,'simple','read',1760000500000,NULL,NULL,1,2,'2026-12-01',1760000400000,'email',2,1795898600135,'b','-hnVatFymQXDRO1pxZIJwuTI3DFSEkBgUtEIILbfqHA',583,NULL,NULL,NULL,'tr',1,'Ada Yılmaz',NULL,NULL,'ada@gokhat.example',NULL,NULL,NULL,NULL,NULL,NULL,'İstanbul’dan yazıyorum: fiyat listesi?','arandı');
INSERT INTO messages VALUES(2,'01a223e5-ead5-7000-842b-490f8c6fd03e',1795898600149,'full','new',NULL,NULL,NULL,0,1,NULL,NULL,NULL,1,NULL,NULL,'2iy3oWY4vMgjyL2FOaiuyozbB_KJtaFNjbQzn5EvMvI',607,NULL,NULL,NULL,'tr',1,'Ömer Şahin','Ömer','Şahin','omer@gokhat.example','+905321234567','Şahin','sales',NULL,NULL,NULL,'Salı günü arar mısınız?',NULL);
INSERT INTO messages VALUES(3,'01a223e5-ead9-7000-8831-f542bc75a1b2',1795898600153,'simple','spam',NULL,NULL,NULL,0,1,NULL,NULL,NULL,1,NULL,NULL,'dVJ6nt4V5nDRHh5jcSzs2DVMYP60a1bxYAXcyNhSObY',539,'trap','trap',NULL,'tr',1,'Eve',NULL,NULL,'ada@gokhat.example',NULL,NULL,NULL,NULL,NULL,NULL,'casino',NULL);
CREATE TABLE applications (
  seq integer primary key not null,
  id text not null unique,
  created_at bigint not null,
  stage text not null,
  stage_since bigint not null,
  seen_at bigint,
  trashed_at bigint,
  rating integer,
  version integer not null default 1,
  follow_up text,
  talent_pool integer not null,
  pool_consent_at bigint,
  pool_withdrawn_at bigint,
  interview_at bigint,
  interview_minutes integer,
  interview_place text,
  interview_uid text,
  interview_changed_at bigint,
  interview_cancelled integer not null default 0,
  interview_sequence integer not null default 0,
  idempotency_hash text unique,
  bytes integer not null default 0,
  spam_reason text,
  spam_signs text,
  released integer,
  language text not null,
  notice_version integer not null,
  full_name text not null,
  email text not null,
  phone text not null,
  current_position text,
  experience text not null,
  university text,
  department text,
  graduation_year integer,
  linkedin text,
  github text,
  portfolio text,
  source text,
  source_other text,
  about text not null,
  why_us text,
  note text
);
INSERT INTO applications VALUES(1,'01a223e5-eb18-7000-b9d4-1d21d60b861f',1795898600216,'new',1795898600216,NULL,NULL,NULL,1,NULL,1,1795898600216,NULL,NULL,NULL,NULL,NULL,NULL,0,0,'c',1132,NULL,NULL,NULL,'tr',3,'Elif Çağlar','elif@gokhat.example','+905540004142',NULL,'0-1','Sakarya Üniversitesi','Uluslararası İlişkiler',2025,NULL,NULL,NULL,'website',NULL,'Uluslararası İlişkiler bölümünden bu yıl mezun oldum, ilk işimi arıyorum. Stajımı küçük bir yazılım şirketinde yaptım. Bitirme projem, gelen çağrıları sıraya koyan küçük bir santraldi; hâlâ bölümde kullanılıyor. Ağ temelleri ve Python üzerine iki çevrim içi kurs tamamladım. Okulumuzun girişimcilik kulübünde iki yıl boyunca etkinlik düzenledim. Hemen başlayabilirim.','Kendi yazılımını yazan bir telekom şirketi bulmak kolay değil; sizde hem hat hem kod var.',NULL);
CREATE TABLE cvs (
  application_id text primary key not null references applications (id) on delete cascade,
  name text not null,
  type text not null,
  size integer not null,
  sha256 text not null,
  scan text,
  bytes blob not null
);
INSERT INTO cvs VALUES('01a223e5-eb18-7000-b9d4-1d21d60b861f','Özgeçmiş.pdf','pdf',9,'x',NULL,X'255044462d312e370a');
CREATE TABLE stage_changes (
  application_id text not null references applications (id) on delete cascade,
  at bigint not null,
  stage text not null
);
INSERT INTO stage_changes VALUES('01a223e5-eb18-7000-b9d4-1d21d60b861f',1760000600000,'reviewing');
CREATE TABLE criteria (
  id text primary key not null,
  name text not null,
  position integer not null
);
INSERT INTO criteria VALUES('k','Deneyim',0);
CREATE TABLE scores (
  application_id text not null references applications (id) on delete cascade,
  criterion_id text not null references criteria (id) on delete cascade,
  score integer not null,
  primary key (application_id, criterion_id)
);
INSERT INTO scores VALUES('01a223e5-eb18-7000-b9d4-1d21d60b861f','k',4);
CREATE TABLE audit (
  id text primary key not null,
  at bigint not null,
  action text not null,
  session text,
  address text,
  details text not null
);
INSERT INTO audit VALUES('01a223e5-ebd4-7000-9f2e-469ec234ec96',1795898600404,'messageChanged','s',NULL,'{"to":"read"}');
CREATE TABLE audit_subjects (
  audit_id text not null references audit (id) on delete cascade,
  subject_id text not null,
  primary key (audit_id, subject_id)
);
INSERT INTO audit_subjects VALUES('01a223e5-ebd4-7000-9f2e-469ec234ec96','01a223e5-eaa9-7000-b2bb-e565f39151f6');
CREATE TABLE tags (
  id text primary key not null,
  name text not null,
  folded text not null unique,
  colour text not null
);
INSERT INTO tags VALUES('t','Önemli','onemli','green');
CREATE TABLE message_tags (
  tag_id text not null references tags (id) on delete cascade,
  record_id text not null references messages (id) on delete cascade,
  primary key (tag_id, record_id)
);
INSERT INTO message_tags VALUES('t','01a223e5-eaa9-7000-b2bb-e565f39151f6');
CREATE TABLE application_tags (
  tag_id text not null references tags (id) on delete cascade,
  record_id text not null references applications (id) on delete cascade,
  primary key (tag_id, record_id)
);
INSERT INTO application_tags VALUES('t','01a223e5-eb18-7000-b9d4-1d21d60b861f');
CREATE TABLE mails (
  id text primary key not null,
  created_at bigint not null,
  kind text not null,
  recipient text not null,
  count integer not null,
  state text not null,
  attempts integer not null default 0,
  next_at bigint not null,
  changed_at bigint not null,
  answer text
);
INSERT INTO mails VALUES('m',1,'reply','ada@gokhat.example',1,'sent',1,1,1,'250 ok');
CREATE TABLE mail_records (
  mail_id text not null references mails (id) on delete cascade,
  record_id text not null,
  primary key (mail_id, record_id)
);
INSERT INTO mail_records VALUES('m','01a223e5-eaa9-7000-b2bb-e565f39151f6');
CREATE TABLE mail_marks (
  kind text primary key not null,
  reported bigint not null,
  noticed_at bigint not null
);
INSERT INTO mail_marks VALUES('messages',3,1);
CREATE TABLE replies (
  mail_id text primary key not null references mails (id) on delete cascade,
  subject text not null,
  text text not null,
  quotes integer not null,
  invites integer not null
);
INSERT INTO replies VALUES('m','Fiyatlar','Sayın Ada',1,0);
CREATE TABLE drafts (
  record_id text primary key not null,
  subject text not null,
  text text not null,
  quotes integer not null,
  invites integer not null,
  version bigint not null
);
INSERT INTO drafts VALUES('01a223e5-eb18-7000-b9d4-1d21d60b861f','Davet','Sayın Elif',0,1,1);
CREATE TABLE canned_answers (
  id text primary key not null,
  purpose text not null,
  name text not null,
  folded text not null unique,
  texts text not null
);
INSERT INTO canned_answers VALUES('01994000-0000-7000-8000-000000000001','message','Yanıt hazırlanıyor','yanit hazirlaniyor','{"tr":{"subject":"Mesajınız hakkında","text":"Sayın {name},\n\nBize yazdığınız için teşekkür ederiz. Mesajınızı ilgili arkadaşlarımıza ilettik; yanıtımızı en kısa sürede göndereceğiz.\n\nSaygılarımızla,\n{company}"},"en":{"subject":"About your message","text":"Dear {name},\n\nThank you for writing to us. We have passed your message to the colleagues in charge, and will send you our answer as soon as we can.\n\nKind regards,\n{company}"}}');
INSERT INTO canned_answers VALUES('01994000-0000-7000-8000-000000000002','quote','Teklif hazırlanıyor','teklif hazirlaniyor','{"tr":{"subject":"Teklif talebiniz hakkında","text":"Sayın {name},\n\nTeklif talebiniz için teşekkür ederiz. Teklifinizi hazırlıyoruz; sorumuz olursa bu adresten ulaşacağız.\n\nSaygılarımızla,\n{company}"},"en":{"subject":"About your quote request","text":"Dear {name},\n\nThank you for your quote request. We are preparing our prices for you, and will write to you at this address if we have a question.\n\nKind regards,\n{company}"}}');
INSERT INTO canned_answers VALUES('01994000-0000-7000-8000-000000000003','application','Görüşmeye davet','gorusmeye davet','{"tr":{"subject":"{company}: görüşme daveti","text":"Sayın {name},\n\nBaşvurunuzu ilgiyle okuduk, sizi tanımak isteriz. Görüşmemiz: {interview}. Takvim daveti bu e-postanın ekindedir.\n\nBu zaman size uymuyorsa bu e-postayı yanıtlayarak bize bildirebilirsiniz.\n\nSaygılarımızla,\n{company}"},"en":{"subject":"{company}: invitation to an interview","text":"Dear {name},\n\nWe have read your application with interest and would like to meet you. Our interview: {interview}. You find an invitation for your calendar attached.\n\nIf this time does not suit you, please reply to this e-mail.\n\nKind regards,\n{company}"}}');
INSERT INTO canned_answers VALUES('01994000-0000-7000-8000-000000000004','application','Olumsuz yanıt','olumsuz yanit','{"tr":{"subject":"Başvurunuz hakkında","text":"Sayın {name},\n\n{company} ekibine katılmak istediğiniz ve bize zaman ayırdığınız için teşekkür ederiz. Başvurunuzu dikkatle inceledik; bu kez sizinle devam edemeyeceğimizi üzülerek bildiririz.\n\nYolunuzun açık olmasını dileriz.\n\nSaygılarımızla,\n{company}"},"en":{"subject":"About your application","text":"Dear {name},\n\nThank you for your interest in joining {company}, and for the time you gave us. We have read your application carefully, and are sorry to tell you that we will not take it further this time.\n\nWe wish you every success.\n\nKind regards,\n{company}"}}');
CREATE TABLE content_edits (
  document text not null,
  path text not null,
  value text,
  base text,
  version integer not null,
  changed_at bigint not null,
  primary key (document, path)
);
INSERT INTO content_edits VALUES('tr/home','/hero/title','"Merhaba"','"Selam"',1,1);
CREATE TABLE publications (
  id text primary key not null,
  number integer unique,
  edits text,
  changes text not null,
  note text not null,
  session text not null,
  created_at bigint not null,
  publish_at bigint not null
);
INSERT INTO publications VALUES('p',1,'[]','[]','','s',1,1);
CREATE TABLE pictures (
  key text primary key not null,
  plate text not null,
  x real not null,
  y real not null,
  width integer not null,
  height integer not null,
  created_at bigint not null,
  bytes blob not null
);
INSERT INTO pictures VALUES('p','tides',0.5,0.5,2,1,1,X'77656270');
CREATE TABLE files (
  key text primary key not null,
  created_at bigint not null,
  bytes blob not null
);
INSERT INTO files VALUES('f',1,X'25504446');
PRAGMA writable_schema=ON;
INSERT INTO sqlite_schema(type,name,tbl_name,rootpage,sql)VALUES('table','messages_search','messages_search',0,'CREATE VIRTUAL TABLE "messages_search" using fts5(
      words, content = '''', contentless_delete = 1, tokenize = ''unicode61 remove_diacritics 0'', prefix = ''1 2 3''
    )');
CREATE TABLE IF NOT EXISTS 'messages_search_data'(id INTEGER PRIMARY KEY, block BLOB);
INSERT INTO messages_search_data VALUES(1,X'0325');
INSERT INTO messages_search_data VALUES(10,X'00000000ff000001010202000201010101010000010201010202000002');
INSERT INTO messages_search_data VALUES(137438953473,X'0000017b053035316636010204010361646101040504020572616e646901020f010364616e01020b01076578616d706c6501020901046633393101020302046979617401020d0106676f6b6861740102080108697374616e62756c01020a01076c69737465736901020e010172010202010979617a69796f72756d01020c0205696c6d617a01020600023135010204010161010605040a01016401020b0101650102090101660104030c01016701020801016901020a01016c01020e010172010202010179010406080003323531010204010261640104050402017201020f0102646101020b010265780102090102663301020302016901020d0102676f0102080102697301020a01026c6901020e0102796101020c0201690102060004333531660102040103616461010405040202726101020f010364616e01020b010365786101020901036633390102030202697901020d0103676f6b010208010369737401020a01036c697301020e010379617a01020c0202696c0102060409090a080c09090b0d0c060e0a070806060706060606070808060707070607070707060909070808080708080808');
INSERT INTO messages_search_data VALUES(274877906945,X'000002210b303533323132333435363702020b010438633666020203010c39303533323132333435363702020a01046131623203020402026461030206020372617202020f0104626337350302030106636173696e6f0302090104643033650202040103657665030205020678616d706c650202090102080106676f6b6861740202080102070203756e7502020e01076d6973696e697a02021001046f6d6572020405040101720202020102020105736168696e0204060803026c6902020d0002313502020b01013802020301013902020a01016102020f01040404010162030203010163030209010164020204010165020209010405050101670204080801020701016d02021001016f020405040101720202020102020101730206060803000332353302020b010238630202030102393002020a0102613103020402016403020602017202020f010262630302030102636103020901026430020204010265760302050201780202090102080102676f02020801020702017502020e01026d6902021001026f6d0204050401027361020606080300043335333202020b0103386336020203010339303502020a0103613162030204020264610302060202726102020f0103626337030203010363617303020901036430330202040103657665030205020278610202090102080103676f6b0202080102070202756e02020e01036d697302021001036f6d650204050401037361680204060803016c02020d040f0911090708090b09080e0e080c0a090b070706060a0606060a0a0607090808070707060607070707090a06070809090808080707080808080a0b07080909');
CREATE TABLE IF NOT EXISTS 'messages_search_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID;
INSERT INTO messages_search_idx VALUES(1,X'',2);
INSERT INTO messages_search_idx VALUES(2,X'',2);
CREATE TABLE IF NOT EXISTS 'messages_search_docsize'(id INTEGER PRIMARY KEY, sz BLOB, origin INTEGER);
INSERT INTO messages_search_docsize VALUES(1,X'0e',1);
INSERT INTO messages_search_docsize VALUES(2,X'0f',2);
INSERT INTO messages_search_docsize VALUES(3,X'08',2);
CREATE TABLE IF NOT EXISTS 'messages_search_config'(k PRIMARY KEY, v) WITHOUT ROWID;
INSERT INTO messages_search_config VALUES('version',4);
INSERT INTO sqlite_schema(type,name,tbl_name,rootpage,sql)VALUES('table','applications_search','applications_search',0,'CREATE VIRTUAL TABLE "applications_search" using fts5(
      words, content = '''', contentless_delete = 1, tokenize = ''unicode61 remove_diacritics 0'', prefix = ''1 2 3''
    )');
CREATE TABLE IF NOT EXISTS 'applications_search_data'(id INTEGER PRIMARY KEY, block BLOB);
INSERT INTO applications_search_data VALUES(1,X'014d');
INSERT INTO applications_search_data VALUES(10,X'00000000ff00000101010100010101010101000001');
INSERT INTO applications_search_data VALUES(137438953473,X'000006600b303535343030303431343201020b010438363166010204010c39303535343030303431343201020a0102616701022c02077269796f72756d010219010e6261736c61796162696c6972696d01023f0202697201061c0d1e03057469726d6501022002066f6c756d646501022a0605756e64656e010212030579756e636101023b02017501021303046c6d616b01024601066361676c6172010206040672696c6172690102230205657672696d01023201046436306201020302046567696c0102480209757a656e6c6564696d01023d0104656c6966010405040207746b696e6c696b01023c020678616d706c65010209010567656c656e010222020b69726973696d63696c696b01023702056f6b686174010208010468616c6101022903017401024b0202656d01044a040402656e01023e010369636901023302026b690104310a02086c69736b696c657201040f0403016b010217020473696d6901021801056b656e646901024002026f6401024d03036c6179010247030379616e01022502047563756b01041b0d030a6c6c616e696c69796f7201022b04067562756e64650102380302727301023401056d657a756e010215010a6f6b756c756d757a756e01023602046c64756d010216010670726f6a656d01022102057974686f6e01022f010172010202010773616b6172796101020c03076e7472616c64690102280205697261796101022404046b65746901024508036e646501021e03037a6465010249020674616a696d6901021a010a74616d616d6c6164696d0102350206656c656b6f6d01024403076d656c6c65726901022d010c756c75736c6172617261736901040e04020b6e6976657273697465736901020d02067a6572696e65010230010376617201024e02016501022e010679617074696d01021f03037a616e0102420404696c696d01021d0803696e690102410202696c010414280002313501020b01013801020401013901020a01016101041915010162011412030b060905130606050101630106061f110101640106033c0d0101650108050404350101670106081c17010168010a29170e0303010169010e0f0408031b040801016b01121b0c03070b060a090801016d01021501016f0104162201017001042110010172010202010173010e0c100608061f0601017401062d0a1101017501080d03042201017601042e22010179010c140b041d0903000332353501020b010238360102040102393001020a0102616701022c0201720102190102626101023f02016901081c06091e02016f0106121a1302017501041335010263610104061f0201650102320102643601020302016501024802017501023d0102656c0104050402017401023c0201780102090102676501022202016901023702016f010208010268610104292402016501063e0e040102696301023302016b0104310a02016c01060f040802017301021801026b6501024002016f0106252408020175010a1b0d070b0601026d6501021501026f6b01023602016c0102160102707201022102017901022f0102736101040c1e02016901081e08230602017401021a0102746101023502016501042d190102756c01040e0402016e01020d02017a0102300102766101024e02016501022e0102796101081d0424030201690104142800043335353401020b0103383631010204010339303501020a0103617269010219010362617301023f0202697201061c0d1e03017401022002026f6c0104121a03017901023b0202756c01024601036361670104061f020265760102320103643630010203020265670102480202757a01023d0103656c69010405040202746b01023c02027861010209010367656c0102220202697201023702026f6b010208010368616c01022903017401024b0202656d01063e0e04010369636901023302026b690104310a02026c6901040f0403016b0102170202736901021801036b656e01024002026f6401024d03016c0102470301790102250202756301041b0d03016c01042b0f03017201023401036d657a01021501036f6b7501023602026c64010216010370726f0102210202797401022f010373616b01020c03016e0102280202697201061e082303017a0102490202746101021a010374616d0102350202656c01024403016d01022d0103756c7501040e0402026e6901020d02027a65010230010376617201024e010379617001021f03017a01061d26030202696c01041428040f0911070c13090a0b0a0a06090b0b0a09090e0a0c0b0a100a0906080708080e06090a0708080a0f0b070a0f090b0a060c0c0a0908080b0f0b0c12100b08060b08090808070606070f080809080a0c0e060707060c0809070b080707070607090807080607060608060607060608080707080607080a0707060706080906070708060607060a0709080808080906080607090708070709070708070708060908080806070807060608070608080708070806090607080706090707080808');
CREATE TABLE IF NOT EXISTS 'applications_search_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID;
INSERT INTO applications_search_idx VALUES(1,X'',2);
CREATE TABLE IF NOT EXISTS 'applications_search_docsize'(id INTEGER PRIMARY KEY, sz BLOB, origin INTEGER);
INSERT INTO applications_search_docsize VALUES(1,X'4d',1);
CREATE TABLE IF NOT EXISTS 'applications_search_config'(k PRIMARY KEY, v) WITHOUT ROWID;
INSERT INTO applications_search_config VALUES('version',4);
CREATE TABLE compatible_changes (
  name text primary key not null,
  hides text not null
);
INSERT INTO compatible_changes VALUES('0002-senders','');
INSERT INTO compatible_changes VALUES('0003-compatible-changes','');
CREATE TABLE started_release (
  id integer primary key not null,
  name text not null
);
CREATE UNIQUE INDEX messages_by_idempotency on messages (idempotency_hash) where idempotency_hash is not null;
CREATE INDEX messages_by_content on messages (content_hash) where content_hash is not null;
CREATE INDEX messages_by_status on messages
  (status, id, kind, subject, language, starred, created_at, seen_at, replied_at, trashed_at) 
  where trashed_at is null;
CREATE INDEX messages_noted on messages (status, id, kind, subject, language, starred, trashed_at) 
  where trashed_at is null and note is not null;
CREATE INDEX messages_starred on messages (id, status, trashed_at) 
  where trashed_at is null and starred = 1;
CREATE INDEX messages_replied on messages (id, created_at, replied_at, status, trashed_at) 
  where trashed_at is null and replied_at is not null;
CREATE INDEX messages_follow_up on messages (status, follow_up, id, trashed_at) 
  where trashed_at is null and follow_up is not null;
CREATE INDEX messages_trashed on messages
  (id, status, kind, subject, language, starred, created_at, seen_at, trashed_at) 
  where trashed_at is not null;
CREATE INDEX messages_released on messages (seq) where released = 1;
CREATE INDEX applications_by_email on applications (lower(email));
CREATE INDEX applications_by_stage on applications
  (stage, id, spam_reason, experience, source, language, talent_pool, created_at, stage_since, seen_at,
    pool_consent_at, pool_withdrawn_at, trashed_at) 
  where trashed_at is null;
CREATE INDEX applications_interview on applications (stage, interview_at, id) 
  where interview_at is not null;
CREATE INDEX applications_follow_up on applications (stage, follow_up, id, trashed_at) 
  where trashed_at is null and follow_up is not null;
CREATE INDEX applications_trashed on applications
  (id, stage, spam_reason, experience, source, language, talent_pool, created_at, stage_since, seen_at,
    pool_consent_at, pool_withdrawn_at, trashed_at) 
  where trashed_at is not null;
CREATE INDEX applications_released on applications (seq) where released = 1;
CREATE INDEX cvs_by_size on cvs (size);
CREATE INDEX stage_changes_by_application on stage_changes (application_id, at);
CREATE INDEX scores_by_criterion on scores (criterion_id);
CREATE INDEX audit_by_action on audit (action, id);
CREATE INDEX audit_subjects_by_subject on audit_subjects (subject_id, audit_id);
CREATE INDEX message_tags_by_record on message_tags (record_id, tag_id);
CREATE INDEX application_tags_by_record on application_tags (record_id, tag_id);
CREATE INDEX mails_by_state on mails (state, next_at, changed_at);
CREATE INDEX mail_records_by_record on mail_records (record_id, mail_id);
CREATE TRIGGER count_messages after insert on messages begin
  update stored_bytes set bytes = bytes + new.bytes, spam_bytes = spam_bytes + iif(new.status = 'spam', new.bytes, 0)
    where kind = 'messages';
end;
CREATE TRIGGER discount_messages after delete on messages begin
  update stored_bytes set bytes = bytes - old.bytes, spam_bytes = spam_bytes - iif(old.status = 'spam', old.bytes, 0)
    where kind = 'messages';
end;
CREATE TRIGGER recount_messages after update of status on messages
  when (old.status = 'spam') <> (new.status = 'spam') begin
  update stored_bytes set spam_bytes = spam_bytes + iif(new.status = 'spam', new.bytes, -new.bytes)
    where kind = 'messages';
end;
CREATE TRIGGER count_applications after insert on applications begin
  update stored_bytes set bytes = bytes + new.bytes, spam_bytes = spam_bytes + iif(new.spam_reason is not null, new.bytes, 0)
    where kind = 'cvs';
end;
CREATE TRIGGER discount_applications after delete on applications begin
  update stored_bytes set bytes = bytes - old.bytes, spam_bytes = spam_bytes - iif(old.spam_reason is not null, old.bytes, 0)
    where kind = 'cvs';
end;
CREATE TRIGGER recount_applications after update of spam_reason on applications
  when (old.spam_reason is not null) <> (new.spam_reason is not null) begin
  update stored_bytes set spam_bytes = spam_bytes + iif(new.spam_reason is not null, new.bytes, -new.bytes)
    where kind = 'cvs';
end;
CREATE INDEX messages_by_email on messages (lower(email));
CREATE INDEX messages_by_phone on messages (phone) where phone is not null;
CREATE INDEX applications_by_phone on applications (phone);
PRAGMA writable_schema=OFF;
COMMIT;
