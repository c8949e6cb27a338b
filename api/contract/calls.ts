import * as z from 'zod/mini';
import { changePassword, endSessions, listSessions } from './admin/account.ts';
import {
  changeApplication,
  changeApplications,
  eraseApplication,
  exportApplications,
  listApplications,
  readApplication,
  readCv,
  readRelatedToApplication,
} from './admin/applications.ts';
import {
  exportAudit,
  exportFoundAudit,
  findAudit,
  listAudit,
  readAuditSubjects,
} from './admin/audit.ts';
import { changeAnswer, createAnswer, eraseAnswer, listAnswers } from './admin/canned-answers.ts';
import {
  cancelPublication,
  changeContent,
  cropPicture,
  listPublications,
  previewPage,
  publishContent,
  readContent,
  readDocument,
  readPicture,
  readPictureFile,
  restorePublication,
  uploadFile,
  uploadPicture,
} from './admin/content.ts';
import { erasePerson, exportPerson, findPerson, readRetention } from './admin/data-protection.ts';
import { watchEvents } from './admin/events.ts';
import { readFirstSteps } from './admin/first-steps.ts';
import { changeHiring, readHiring, readInterview } from './admin/hiring.ts';
import { giveUpMail, readMail, retryMail, sendTestMail } from './admin/mail.ts';
import {
  changeMessage,
  changeMessages,
  eraseMessage,
  exportMessages,
  listMessages,
  readMessage,
  readRelatedToMessage,
} from './admin/messages.ts';
import { readCounts, readStats } from './admin/overview.ts';
import { readReplies, saveDraft, sendReply, undoReply } from './admin/replies.ts';
import { logIn, logOut, me, session, verify } from './admin/session.ts';
import { makeBackup, readBackups, readSystem } from './admin/system.ts';
import { changeTag, createTag, eraseTag } from './admin/tags.ts';
import { jobApplication, submitJobApplication } from './application.ts';
import type { Call } from './call.ts';
import { readChallenge } from './challenge.ts';
import { fullContact, submitFullContact, submitSimpleContact } from './contact.ts';
import { readPhone } from './phone.ts';
import { publicSettings } from './public-settings.ts';
import { quoteRequest, submitQuoteRequest } from './quote.ts';

const health = z.strictObject({ status: z.literal('ok') });

/** Every call of the API: the routes, the OpenAPI document and the tests use this table. */
export const calls = {
  submitSimpleContact,
  submitFullContact: { ...submitFullContact, body: fullContact((text) => readPhone(text)) },
  submitQuoteRequest: { ...submitQuoteRequest, body: quoteRequest((text) => readPhone(text)) },
  submitJobApplication: {
    ...submitJobApplication,
    body: jobApplication((text) => readPhone(text)),
  },
  readChallenge,
  logIn,
  logOut,
  verify,
  me,
  session,
  listMessages,
  exportMessages,
  changeMessages,
  readMessage,
  readRelatedToMessage,
  changeMessage,
  eraseMessage,
  listApplications,
  exportApplications,
  changeApplications,
  readApplication,
  readRelatedToApplication,
  changeApplication,
  eraseApplication,
  readCv,
  readInterview,
  readHiring,
  changeHiring,
  createTag,
  changeTag,
  eraseTag,
  readCounts,
  readStats,
  findPerson,
  exportPerson,
  erasePerson,
  readRetention,
  readSystem,
  readBackups,
  readMail,
  sendTestMail,
  retryMail,
  giveUpMail,
  readReplies,
  saveDraft,
  sendReply,
  undoReply,
  listAnswers,
  createAnswer,
  changeAnswer,
  eraseAnswer,
  makeBackup,
  listAudit,
  findAudit,
  readAuditSubjects,
  exportAudit,
  exportFoundAudit,
  watchEvents,
  listSessions,
  endSessions,
  changePassword,
  publicSettings,
  live: {
    method: 'get',
    path: '/api/health/live',
    summary: 'The process answers',
    for: 'anyone',
    response: { status: 200, body: health },
  },
  ready: {
    method: 'get',
    path: '/api/health/ready',
    summary: 'The database answers, the disk has room, and the process is not stopping',
    for: 'anyone',
    response: { status: 200, body: health },
    errorResponses: ['stopping', 'databaseDown', 'diskFull'],
  },
  openapi: {
    method: 'get',
    path: '/api/openapi.json',
    summary: 'This document: the calls that are for anyone',
    for: 'anyone',
    response: { status: 200, body: z.record(z.string(), z.unknown()) },
  },
  adminOpenapi: {
    method: 'get',
    path: '/api/Admin/openapi.json',
    summary: 'This document: every call',
    response: { status: 200, body: z.record(z.string(), z.unknown()) },
  },
  readContent,
  readDocument,
  changeContent,
  previewPage,
  publishContent,
  listPublications,
  restorePublication,
  cancelPublication,
  uploadPicture,
  cropPicture,
  readPicture,
  readPictureFile,
  uploadFile,
  readFirstSteps,
} as const satisfies Record<string, Call>;
